import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/** Whether a media query holds now; follows the window as it changes. On a server none does. @param query `(min-width: 1200px)` */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}
