import { announce } from '@pusula/frontend-kit/page';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The title is set by the screen, which may still have to load. */
const TITLE_MS = 3_000;

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
    const titles = new MutationObserver(() => {
      announce(document.title);
      stop();
    });
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    const timer = setTimeout(() => stop(), TITLE_MS);
    const stop = () => {
      clearTimeout(timer);
      titles.disconnect();
    };
    return stop;
  }, [pathname, content]);
}
