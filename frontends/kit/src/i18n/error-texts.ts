import type { Language } from '@pusula/contracts';
import type { i18n } from 'i18next';
import { useRef, useState } from 'react';
import { KIT_TEXTS, type TextTree } from './i18n.ts';
import { useTexts } from './use-texts.ts';

const hasErrorTexts = (instance: i18n, language: Language) =>
  instance.exists('errors.api_errors.UNEXPECTED_ERROR', { lng: language, fallbackLng: [] });

/** The sentences of the error codes. They are loaded when the first failure is to be told: most visits meet none. */
export async function loadErrorTexts(instance: i18n, language: Language): Promise<void> {
  if (hasErrorTexts(instance, language)) return;
  const { default: texts }: { readonly default: TextTree } = await import(`./errors.${language}.json`);
  instance.addResourceBundle(language, KIT_TEXTS, { errors: { api_errors: texts } }, true, true);
}

/**
 * Whether the sentences are there, or will not come: then the codes' place is taken by what else is known.
 * @returns `request` has them loaded; screens that tell of no failure never load them
 */
export function useErrorTexts(): { readonly ready: boolean; readonly request: () => void } {
  const { i18n, language } = useTexts();
  const [settled, setSettled] = useState<Language | null>(null);
  const requested = useRef<Language | null>(null);
  const request = () => {
    if (requested.current === language) return;
    requested.current = language;
    void loadErrorTexts(i18n, language)
      .catch(() => undefined)
      .then(() => setSettled(language));
  };
  return { ready: settled === language || hasErrorTexts(i18n, language), request };
}
