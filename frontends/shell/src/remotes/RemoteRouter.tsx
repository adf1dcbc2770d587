import { moduleAt, pageOwner } from '@pusula/contracts';
import { selectPersonSummary, selectSessionEnd, signInAddress, signInState } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { refusalOf } from '../refusal/refusal.ts';
import { canEnter } from './can-enter.ts';
import { RemoteScreens } from './RemoteScreens.tsx';
import type { RemoteLoader } from './remote-loader.ts';

/** Shows the remote that owns the address to whoever may see it. */
export function RemoteRouter({ loader }: { loader: RemoteLoader }) {
  const location = useLocation();
  const person = useSelector(selectPersonSummary);
  const end = useSelector(selectSessionEnd);
  const { needs } = pageOwner(location.pathname);
  const entry = canEnter(needs, person?.userType ?? null);
  if (entry === 'sign-in') return <SendTo address={signInAddress(createPath(location))} state={signInState(end)} />;
  if (entry === 'not-authorised') return <SendTo address="/" state={refusalOf(createPath(location))} />;
  return <RemoteScreens module={moduleAt(location.pathname)} loader={loader} />;
}

/** Leads elsewhere, unless the reader is already on the way: who signs out on a guarded page goes home, not to the sign-in page. */
function SendTo({ address, state }: { address: string; state: object | null }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies(state): it says why, and does not change where to
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate(address, { replace: true, state });
  }, [address, navigate, pathname]);
  return null;
}
