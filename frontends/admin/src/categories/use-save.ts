import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CATEGORY_SAVE } from './categories.slice.ts';

/** The call of the open form: it closes when the call went well. */
export function useSave(onSaved: () => void) {
  const dispatch = useDispatch();
  const { loading, success, error } = useSelector(selectApiStatus(CATEGORY_SAVE));
  // biome-ignore lint/correctness/useExhaustiveDependencies(onSaved): what closes the form is another function with each render
  useEffect(() => {
    if (success) onSaved();
  }, [success]);
  useEffect(() => () => void dispatch(apiStatus.cleared(CATEGORY_SAVE)), [dispatch]);
  return { loading, error };
}
