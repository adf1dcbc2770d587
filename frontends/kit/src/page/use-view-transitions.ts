import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { linkToElsewhere } from './link-to-elsewhere.ts';
import { onBackFirst } from './popstate.ts';
import { shareElement } from './share-element.ts';

const isMotionWanted = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const isInView = (element: HTMLElement) => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** In a list: what stands for the page at a path. */
const inList = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-transition-to]')].find(
    (element) => element.dataset.transitionTo === path && isInView(element),
  ) ?? null;

/** On the page at a path, whose slug it names: the same thing, large. */
const onPage = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-transition-here]')].find(
    (element) => path.endsWith(`/${element.dataset.transitionHere}`) && isInView(element),
  ) ?? null;

/**
 * What a reader presses in a list goes along to its page: a portrait, a category's name; Back brings it home. Pages that a browser loads anew do the same by
 * assets/early.js.
 */
export function useViewTransitions(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    /** Ways that were gone with something, so that Back need not look for it elsewhere. */
    const gone = new Set<string>();
    const replayed = new WeakSet<Event>();
    let isPassing = false;

    const onClick = (event: MouseEvent) => {
      const link = isPassing ? null : linkToElsewhere(event);
      const from = link && isMotionWanted() ? inList(link.pathname) : null;
      if (!link || !from) return;
      const { pathname: path } = link;
      event.preventDefault();
      event.stopImmediatePropagation();
      gone.add(`${location.pathname}>${path}`);
      const follow = () => {
        isPassing = true;
        link.click();
        isPassing = false;
      };
      shareElement(from, follow, () => onPage(path));
    };
    const onBack = (event: PopStateEvent) => {
      if (replayed.has(event) || !isMotionWanted()) return;
      const [before, now] = [shown.current, location.pathname];
      const isBack = gone.has(`${now}>${before}`);
      if (!isBack && !gone.has(`${before}>${now}`)) return;
      const from = isBack ? onPage(before) : inList(now);
      if (!from) return;
      // The router hears of it once the page that is left has been drawn.
      event.stopImmediatePropagation();
      const again = new PopStateEvent('popstate', { state: event.state });
      replayed.add(again);
      shareElement(
        from,
        () => dispatchEvent(again),
        () => (isBack ? inList(before) : onPage(now)),
      );
    };
    document.addEventListener('click', onClick, { capture: true });
    const stopHearing = onBackFirst(onBack);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      stopHearing();
    };
  }, []);
}
