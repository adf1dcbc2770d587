import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const outcomeIn = <Outcome extends string>(state: unknown): Outcome | null =>
  (state as { linkOutcome?: Outcome } | null)?.linkOutcome ?? null;

/**
 * What a mailed link has done. It stays with the page's entry in the browser's history, where the token does not: whoever loads the page anew reads it again,
 * and not that they have no link.
 * @param outcome of the link that is open; null while it has done nothing yet
 * @param token null: the page was opened without a link
 */
export function useKeptOutcome<Outcome extends string>(outcome: Outcome | null, token: string | null): Outcome | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = outcomeIn<Outcome>(state);
  const isAddressClean = !search && !hash;
  useEffect(() => {
    if (outcome === null || outcome === kept || !isAddressClean) return;
    void navigate(pathname, { replace: true, state: { ...(state as object | null), linkOutcome: outcome } });
  }, [navigate, pathname, state, outcome, kept, isAddressClean]);
  return outcome ?? (token === null ? kept : null);
}
