import { lazyPart } from '@pusula/frontend-kit/page';
import { type SessionEnd, selectIsAuthenticated, session, signInFrom } from '@pusula/frontend-kit/session';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSessionCountdown } from './use-session-countdown.ts';

const TimeoutDialog = lazyPart(() => import('./TimeoutDialog.tsx'));

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
  // Its ten seconds are not for loading it, and the network may be gone by then.
  useEffect(TimeoutDialog.preload, []);
  if (seconds === null) return null;
  const prolong = () => {
    extend();
    // The server counts for itself, and its hour is over in the same seconds.
    onUsed();
  };
  return <TimeoutDialog seconds={seconds} onEnd={() => end(null)} onExtend={prolong} />;
}
