import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollMemory } from './scroll-memory.ts';

/** How long a page that was left may take to grow back to the place where its reader was. */
const GROWING_MS = 2_000;

/** A new page opens at its top or at its #place; Back and Forward find the place that was left. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const here = useRef({ key, pathname });
  // Followed while it is read: once the next page is in, the old one's place can no longer be asked for.
  const position = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const follow = () => {
      position.current = scrollY;
    };
    const leave = () => scrollMemory.keep(here.current.key, scrollY);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { key, pathname };
    const isFirst = before.key === key;
    if (!isFirst) scrollMemory.keep(before.key, position.current);
    if (type === 'POP') return isFirst && isFreshVisit() ? undefined : goBackTo(scrollMemory.of(key));
    if (hash) return void document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    if (before.pathname !== pathname) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, type]);
}

/** An address that was typed or followed from elsewhere, not reloaded or gone back to. */
const isFreshVisit = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Goes to a place as soon as the page is tall enough, unless the reader moves first. */
function goBackTo(top: number): (() => void) | undefined {
  scrollTo({ top, behavior: 'instant' });
  if (top === 0 || scrollY >= top) return undefined;
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top) stop();
  });
  const timer = setTimeout(() => stop(), GROWING_MS);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    removeEventListener('wheel', stop);
    removeEventListener('touchstart', stop);
    removeEventListener('keydown', stop);
  };
  growth.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, stop, { passive: true });
  return stop;
}
