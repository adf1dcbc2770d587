import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** How a call of a dialog is going. When it is over, so is the dialog. */
export function useDone(key: string, onDone: () => void) {
  const dispatch = useDispatch();
  const { loading, success, error } = useSelector(selectApiStatus(key));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!success) return;
    done();
    dispatch(apiStatus.cleared(key));
  }, [success, dispatch, key]);
  return { loading, error };
}
