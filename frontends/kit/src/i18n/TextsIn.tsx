import type { Language } from '@pusula/contracts';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTexts } from './use-texts.ts';

/** What is in it speaks this language, whatever the rest of the page speaks. */
export function TextsIn({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTexts();
  const other = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return (
    <I18nextProvider i18n={other}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
  );
}
