import type { Language } from '@pusula/contracts';
import { switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { type ReactNode, useLayoutEffect } from 'react';

/** A page whose address says its language: shown as soon as everything speaks it. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n, language: spoken } = useTexts();
  useLayoutEffect(() => {
    void switchLanguage(i18n, language);
  }, [i18n, language]);
  return spoken === language ? children : null;
}
