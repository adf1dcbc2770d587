import { selectApiStatus } from '@pusula/frontend-kit/api';
import { SIGN_OUT, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { lazyLayer } from '../page/lazy-layer.ts';

const loadModal = () => import('./SignOutFailed.tsx');
const SignOutFailed = lazyLayer(loadModal);

/** On every page: where somebody goes after signing out is not known beforehand. */
export function SignOutProblem() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { error } = useSelector(selectApiStatus(SIGN_OUT));
  useEffect(() => {
    // It tells of a network that is gone, so it has to be there before.
    if (isAuthenticated) loadModal().catch(() => undefined);
  }, [isAuthenticated]);
  if (!error) return null;
  return (
    <Suspense>
      <SignOutFailed />
    </Suspense>
  );
}
