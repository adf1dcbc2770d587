import type { SessionEnd } from './session.slice.ts';

/** Query key under which the sign-in page learns where its visitor wanted to go. */
export const RETURN_KEY = 'from';

/** What the sign-in page is told beside its address: it survives a reload, and no link can claim it. */
export type SignInState = { readonly endedBecause: SessionEnd };
export const signInState = (endedBecause: SessionEnd | null): SignInState | null => endedBecause && { endedBecause };

/** The sign-in page that leads back to this address. */
export const signInAddress = (from: string): string => `/signin?${new URLSearchParams({ [RETURN_KEY]: from })}`;

/** The sign-in page for somebody whose session ended on this page. Who is there already stays, with the way that is remembered there. */
export const signInFrom = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname === '/signin' ? pathname + search : signInAddress(pathname + search + hash);
