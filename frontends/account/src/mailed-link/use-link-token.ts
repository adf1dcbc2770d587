import { isLanguage, switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the mailed link that opened this page, or null. It is read once and goes out of the address at once: it must not stay in the history, nor
 * be shared with the address. A link that names a language switches the page to it.
 */
export function useLinkToken(): string | null {
  const { i18n } = useTexts();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search));
  useEffect(() => {
    const language = query.get('language');
    if (isLanguage(language)) void switchLanguage(i18n, language);
  }, [i18n, query]);
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return query.get('token') || null;
}
