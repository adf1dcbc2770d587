import type { NavigateFunction } from 'react-router-dom';

/** The router's way to move, for code outside of React. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/**
 * Sagas start before the router is mounted: what they ask for until then is done as soon as it is.
 */
export function createNavigation() {
  let router: NavigateFunction | null = null;
  const waiting: Parameters<Navigate>[] = [];
  const navigate: Navigate = (to, options) => {
    if (router) void router(to, options);
    else waiting.push([to, options]);
  };
  return {
    navigate,
    connect(next: NavigateFunction) {
      router = next;
      for (const request of waiting.splice(0)) navigate(...request);
    },
  };
}
export type Navigation = ReturnType<typeof createNavigation>;
