import type { SessionFormat, SessionLanguage } from '@pusula/contracts';
import { formatList } from '@pusula/frontend-kit/i18n';
import { useCoachTexts } from './texts.ts';

/** Says how and in which languages sessions are held; '' for what a coach has not said. */
export function useSessionFacts() {
  const { t, language } = useCoachTexts();
  return {
    formatName: (format: SessionFormat) => t(`formats.${format}`),
    languageName: (one: SessionLanguage) => t(`sessionLanguages.${one}`),
    formats: (formats: readonly SessionFormat[]) =>
      formatList(
        formats.map((format) => t(`formats.${format}`)),
        language,
      ),
    languages: (languages: readonly SessionLanguage[]) =>
      formatList(
        languages.map((one) => t(`sessionLanguages.${one}`)),
        language,
      ),
  };
}
