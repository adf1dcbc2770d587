import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows that the row goes on. In pixels. */
const NEXT = 40;

/** For a row of links that scrolls sideways: the current one is in view, though on a phone it may lie beyond the edge, and a bit of the next one. */
export function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): another item is the current one
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here) list.current.scrollLeft = here.offsetLeft + here.offsetWidth + NEXT - list.current.clientWidth;
  }, [pathname]);
  return list;
}
