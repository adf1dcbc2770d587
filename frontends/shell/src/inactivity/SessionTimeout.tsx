import { selectIsAuthenticated, session } from '@pusula/frontend-kit/session';
import { lazy, Suspense, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSessionCountdown } from './use-session-countdown.ts';

const TimeoutDialog = lazy(() => import('./TimeoutDialog.tsx'));

/** Ends a session that nobody uses, after a warning (specification section 4). */
export function SessionTimeout() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const dispatch = useDispatch();
  const end = useCallback(() => dispatch(session.signOutRequested({ goTo: '/signin' })), [dispatch]);
  const { seconds, extend } = useSessionCountdown(isAuthenticated, end);
  if (seconds === null) return null;
  return (
    <Suspense>
      <TimeoutDialog seconds={seconds} onEnd={end} onExtend={extend} />
    </Suspense>
  );
}
