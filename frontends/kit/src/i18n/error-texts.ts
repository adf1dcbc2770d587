import type { Language } from '@pusula/contracts';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { KIT_TEXTS } from './i18n.ts';
import { useTexts } from './use-texts.ts';

const files: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  tr: () => import('./errors.tr.json'),
  en: () => import('./errors.en.json'),
};

/** The sentences of the error codes. They are loaded when the first failure is to be told: most visits meet none. */
export async function loadErrorTexts(instance: i18n, language: Language): Promise<void> {
  if (instance.exists('errors.api_errors.UNEXPECTED_ERROR', { lng: language, fallbackLng: [] })) return;
  const { default: texts } = await files[language]();
  instance.addResourceBundle(language, KIT_TEXTS, { errors: { api_errors: texts } }, true, true);
}

/** Whether the sentences are there, or will not come: then the codes' place is taken by what else is known. */
export function useErrorTexts(): boolean {
  const { i18n, language } = useTexts();
  const [settled, setSettled] = useState<Language | null>(null);
  useEffect(() => {
    let gone = false;
    loadErrorTexts(i18n, language)
      .catch(() => undefined)
      .then(() => gone || setSettled(language));
    return () => {
      gone = true;
    };
  }, [i18n, language]);
  return settled === language;
}
