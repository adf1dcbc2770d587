import type { Language } from '@pusula/contracts';
import { useTranslation } from 'react-i18next';
import { KIT_TEXTS } from './i18n.ts';

/** The texts of a feature, in the language of the page. */
export function useTexts(namespace: string = KIT_TEXTS) {
  const { t, i18n } = useTranslation(namespace);
  return { t, i18n, language: i18n.language as Language };
}
