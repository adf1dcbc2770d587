import { type SessionEnd, selectIsAuthenticated, session, signInFrom } from '@pusula/frontend-kit/session';
import { Suspense, useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyLayer } from '../page/lazy-layer.ts';
import { useSessionCountdown } from './use-session-countdown.ts';

const loadDialog = () => import('./TimeoutDialog.tsx');
const TimeoutDialog = lazyLayer(loadDialog);

/** Ends a session that nobody uses, after a warning (specification section 4). */
export const SessionTimeout = () => (useSelector(selectIsAuthenticated) ? <Countdown /> : null);

function Countdown() {
  const dispatch = useDispatch();
  const end = useCallback(
    (because: SessionEnd | null) => dispatch(session.signOutRequested({ goTo: signInFrom(location), because })),
    [dispatch],
  );
  const onEnd = useCallback(() => end('idle'), [end]);
  const onUsed = useCallback(() => dispatch(session.extended()), [dispatch]);
  const { seconds, extend } = useSessionCountdown({ onUsed, onEnd });
  useEffect(() => {
    // Its ten seconds are not for loading it, and the network may be gone by then.
    loadDialog().catch(() => undefined);
  }, []);
  if (seconds === null) return null;
  const prolong = () => {
    extend();
    // The server counts for itself, and its hour is over in the same seconds.
    onUsed();
  };
  return (
    <Suspense>
      <TimeoutDialog seconds={seconds} onEnd={() => end(null)} onExtend={prolong} />
    </Suspense>
  );
}
