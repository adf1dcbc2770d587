import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageOfLink } from './use-language-of-link.ts';

/**
 * The token of the mailed link that opened this page, or null. It is read once and goes out of the address at once: it must not stay in the history, nor
 * be shared with the address.
 */
export function useLinkToken(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search));
  useLanguageOfLink(query);
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  return query.get('token') || null;
}
