import { isLanguage } from '@pusula/contracts';
import { switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';

/** A mailed link may name the language of its e-mail: the page switches to it, and whoever has chosen another one has it again on the next page. */
export function useLanguageOfLink(query: URLSearchParams): void {
  const { i18n } = useTexts();
  useEffect(() => {
    const language = query.get('language');
    if (isLanguage(language)) void switchLanguage(i18n, language);
  }, [i18n, query]);
}
