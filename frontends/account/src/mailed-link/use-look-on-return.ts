import { session } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** A link may be opened elsewhere, on a phone for example: whoever comes back to this page, from another tab or window, learns at once what it did. */
export function useLookOnReturn(isWanted = true): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(session.userWanted());
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [dispatch, isWanted]);
}
