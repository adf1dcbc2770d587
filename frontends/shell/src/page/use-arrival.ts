import { config } from '@pusula/frontend-kit/config';
import { announce } from '@pusula/frontend-kit/page';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The title is set by the screen, which may still have to load. */
const TITLE_MS = 3_000;
/** Stands in the document until a screen says its own, and in between. */
const BARE_TITLE = config.brand;

/**
 * After a change of page, what the browser does for documents: the keyboard starts at the content and screen readers hear the page's title. A change
 * of the query alone, such as a filter, leaves the focus where it is.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    const isFirst = arrivedAt.current === null;
    arrivedAt.current = pathname;
    if (isFirst) return;
    content.current?.focus({ preventScroll: true });
    return onceTitled(announce);
  }, [pathname, content]);
}

/** Hands over the title as soon as the screen has set one, which it may have done already. */
function onceTitled(say: (title: string) => void): (() => void) | undefined {
  const isTitled = () => document.title !== BARE_TITLE;
  if (isTitled()) {
    say(document.title);
    return undefined;
  }
  const titles = new MutationObserver(() => {
    if (!isTitled()) return;
    stop();
    say(document.title);
  });
  const timer = setTimeout(() => stop(), TITLE_MS);
  const stop = () => {
    clearTimeout(timer);
    titles.disconnect();
  };
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return stop;
}
