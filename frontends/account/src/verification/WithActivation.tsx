import { Outlet } from 'react-router-dom';
import { AccountNav } from '../profile/AccountNav.tsx';
import { ActivationBanner } from './ActivationBanner.tsx';

/** The frame of the signed-in person's pages. It comes together with the page, so nothing moves when it is there. */
export const WithActivation = () => (
  <>
    <ActivationBanner />
    <AccountNav />
    <Outlet />
  </>
);
