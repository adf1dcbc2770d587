import { selectIsAuthenticated, session, signInFrom } from '@pusula/frontend-kit/session';
import { lazy, Suspense, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSessionCountdown } from './use-session-countdown.ts';

const TimeoutDialog = lazy(() => import('./TimeoutDialog.tsx'));

/** Ends a session that nobody uses, after a warning (specification section 4). */
export function SessionTimeout() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const dispatch = useDispatch();
  const onEnd = useCallback(() => dispatch(session.signOutRequested({ goTo: signInFrom(location) })), [dispatch]);
  const onUsed = useCallback(() => dispatch(session.extended()), [dispatch]);
  const { seconds, extend } = useSessionCountdown(isAuthenticated, { onUsed, onEnd });
  if (seconds === null) return null;
  const prolong = () => {
    extend();
    // The server counts for itself, and its hour is over in the same seconds.
    onUsed();
  };
  return (
    <Suspense>
      <TimeoutDialog seconds={seconds} onEnd={onEnd} onExtend={prolong} />
    </Suspense>
  );
}
