import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 720px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the page is as narrow as a phone, for the few things that style alone cannot change. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
