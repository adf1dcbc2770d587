import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while a page takes over what a server rendered: for what only a browser can show. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
