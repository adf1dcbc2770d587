import { useSyncExternalStore } from 'react';

/**
 * What screen readers are told in passing: results counted, a page reached. The region stands in the page from its first render, because a region
 * that is added together with its text stays unheard.
 */
let text = '';
const listeners = new Set<() => void>();

const say = (next: string) => {
  text = next;
  for (const listener of listeners) listener();
};

/** Says something politely; the same words again are said again. */
export function announce(words: string): void {
  say('');
  setTimeout(() => say(words), 50);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
