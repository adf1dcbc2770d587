import { languageOfPath, switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** /en/... and /tr/... set the language, and keep it. */
export function useLanguageOfAddress(): void {
  const { i18n } = useTexts();
  const { pathname } = useLocation();
  useEffect(() => {
    const language = languageOfPath(pathname);
    if (language) void switchLanguage(i18n, language);
  }, [i18n, pathname]);
}
