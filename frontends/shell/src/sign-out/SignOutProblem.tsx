import { selectApiStatus } from '@pusula/frontend-kit/api';
import { lazyPart } from '@pusula/frontend-kit/page';
import { SIGN_OUT, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

const SignOutFailed = lazyPart(() => import('./SignOutFailed.tsx'));

/** On every page: where somebody goes after signing out is not known beforehand. */
export function SignOutProblem() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { error } = useSelector(selectApiStatus(SIGN_OUT));
  useEffect(() => {
    // It tells of a network that is gone, so it has to be there before.
    if (isAuthenticated) SignOutFailed.preload();
  }, [isAuthenticated]);
  return error ? <SignOutFailed /> : null;
}
