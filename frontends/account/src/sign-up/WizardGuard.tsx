import { providerToken, selectIsAuthenticated, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESS_OF, firstUnfinished, isOpen, type Step } from './steps.ts';

/** Of somebody who came back to a page whose draft is gone by now: they deserve to hear why they are at the beginning. */
export const ANEW = { anew: true };

type Elsewhere = { to: string; state?: object };

/** Where somebody belongs who may not see this page of the wizard yet, or has no business there; null when they may. */
function useElsewhere(step: Step): Elsewhere | null {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const draft = useSelector(selectNewUserDraft);
  if (isAuthenticated) return { to: '/' };
  if (!isOpen(step, draft)) return { to: ADDRESS_OF[firstUnfinished(draft)], ...(draft.email === '' && { state: ANEW }) };
  if (step !== 'summary') return null;
  // A provider's token is not written down with the draft: after a reload, or in another tab, it is asked for again.
  if (draft.authenticationType === 'Basic') return null;
  return providerToken.read()?.authenticationType === draft.authenticationType ? null : { to: ADDRESS_OF.email };
}

/** Shows a page of the wizard to those who have done the ones before; leads others to the first that they have not. */
export function WizardGuard({ step, children }: { step: Step; children: ReactNode }) {
  const elsewhere = useElsewhere(step);
  return elsewhere ? <SendTo {...elsewhere} /> : children;
}

/** Leads elsewhere, unless the reader is already on the way. */
function SendTo({ to, state }: Elsewhere) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate(to, { replace: true, state });
  }, [navigate, pathname, to, state]);
  return null;
}
