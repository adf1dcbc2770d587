import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageOfLink } from './use-language-of-link.ts';

/** Behind the `#`, where no server learns it, or in the query, where older letters have it. */
const tokenIn = (search: string, hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || null;

/**
 * The token of the mailed link that opened this page last, or null. It is read once and goes out of the address at once: it must not stay in the history, nor
 * be shared with the address.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search));
  const [token, setToken] = useState(() => tokenIn(search, hash));
  useLanguageOfLink(query);
  useEffect(() => {
    if (!search && !hash) return;
    // Another link into the same tab changes nothing but what is behind the `#`.
    setToken((before) => tokenIn(search, hash) ?? before);
    void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, hash, state]);
  return token;
}
