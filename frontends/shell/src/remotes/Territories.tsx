import { notices } from '@pusula/frontend-kit/page';
import { selectUser, signInAddress } from '@pusula/frontend-kit/session';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { RemoteScreens } from './RemoteScreens.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { admission, territoryOf } from './territory.ts';

/** Shows the remote that owns the address to whoever may see it. */
export function Territories({ loader }: { loader: RemoteLoader }) {
  const location = useLocation();
  const user = useSelector(selectUser);
  const territory = territoryOf(location.pathname);
  const admitted = admission(territory, user?.userType ?? null);
  if (admitted === 'sign-in') return <SendTo address={signInAddress(createPath(location))} />;
  if (admitted === 'not-authorised') return <SendTo address="/" because="shell:notAuthorised" />;
  return <RemoteScreens name={territory.remote} loader={loader} />;
}

/** Leads elsewhere, unless the reader is already on the way: who signs out on a guarded page goes home, not to the sign-in page. */
function SendTo({ address, because }: { address: string; because?: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    if (because) dispatch(notices.shown({ text: because, tone: 'bad' }));
    void navigate(address, { replace: true });
  }, [address, because, dispatch, navigate, pathname]);
  return null;
}
