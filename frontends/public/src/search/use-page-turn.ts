import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Turning a page brings the list's beginning into view and the keyboard to it. Going back does not: the place that was left is found again.
 * @returns for the element that the list begins with; it must take focus (`tabIndex={-1}`)
 */
export function usePageTurn<E extends HTMLElement>(page: number) {
  const start = useRef<E>(null);
  const before = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (type === 'POP') return;
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  }, [page, type]);
  return start;
}
