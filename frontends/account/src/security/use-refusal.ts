import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/**
 * The outcome of a form's call. A refusal that is about what was typed, named by its code, is told at its place and goes with the next stroke; whatever
 * else failed asks for another try.
 */
export function useRefusal(key: string, codes: readonly string[]) {
  const dispatch = useDispatch();
  const { loading, success, error, timestamp } = useSelector(selectApiStatus(key));
  useEffect(() => () => void dispatch(apiStatus.cleared(key)), [dispatch, key]);
  const refusal = error && codes.includes(error.message ?? '') ? error : null;
  return {
    loading,
    success,
    /** When it came, in milliseconds: two successes in a row are two. */
    timestamp,
    error,
    refusal,
    /** For the form's `onChange`. */
    forget: () => refusal && dispatch(apiStatus.cleared(key)),
  };
}
