import { useLayoutEffect } from 'react';

/** Runs what opens a page's data before its first paint. A server, which has no effects, runs it while it renders. */
export const useOpening: (open: () => void, deps: readonly unknown[]) => void =
  typeof document === 'undefined' ? (open) => open() : useLayoutEffect;
