import { apiStatus } from '@pusula/frontend-kit/api';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguageOfLink } from './use-language-of-link.ts';

/** Behind the `#`, where no server learns it, or in the query, where older letters have it. */
const tokenIn = (search: string, hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || null;

/**
 * The token of the mailed link that opened this page last, or null. It is read once and goes out of the address at once: it must not stay in the history, nor
 * be shared with the address.
 * @param requestKey of the call that takes it: what was answered to one link says nothing about the next
 */
export function useLinkToken(requestKey: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [query] = useState(() => new URLSearchParams(search));
  const [token, setToken] = useState(() => tokenIn(search, hash));
  useLanguageOfLink(query);
  useEffect(() => {
    if (!search && !hash) return;
    // Another link into the same tab changes nothing but what is behind the `#`.
    setToken((before) => tokenIn(search, hash) ?? before);
    void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, hash, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(token): the answer goes with the token that it was given to
  useEffect(() => () => void dispatch(apiStatus.cleared(requestKey)), [dispatch, requestKey, token]);
  return token;
}
