import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollMemory } from './scroll-memory.ts';

/** How long a page that was left may take to grow back to the place where its reader was. */
const GROWING_MS = 2_000;

/** A new page opens at its top or at its #place; Back and Forward find the place that was left. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => scrollMemory.keep(key, scrollY);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, [key]);

  useLayoutEffect(() => {
    const samePage = before.current === pathname;
    before.current = pathname;
    if (type === 'POP') return goBackTo(scrollMemory.of(key));
    if (hash) return void document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, type]);
}

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
