import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { categories } from './categories.slice.ts';
import type { TreeTools } from './tree.ts';

/** As long as the colour behind the line takes to fade. */
const REVEAL_MS = 1_500;

/** Brings the line into view when its category is to be seen, and the keyboard to it. */
export function useReveal(id: string, revealed: TreeTools['revealed']) {
  const dispatch = useDispatch();
  const naming = useRef<HTMLButtonElement>(null);
  const isRevealed = revealed?.id === id;
  useEffect(() => {
    if (!isRevealed || !revealed) return;
    // A form that has just closed gives the keyboard back in a moment: after that.
    const start = setTimeout(() => {
      naming.current?.focus({ preventScroll: true });
      naming.current?.scrollIntoView({ block: 'nearest' });
    });
    const end = setTimeout(() => dispatch(categories.revealEnded()), REVEAL_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [dispatch, isRevealed, revealed]);
  return { isRevealed, naming };
}
