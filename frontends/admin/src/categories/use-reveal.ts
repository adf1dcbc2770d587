import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { categories, selectRevealed } from './categories.slice.ts';

/** As long as the colour behind the line takes to fade. */
const REVEAL_MS = 1_500;

/** Brings the line into view when its category is to be seen, and the keyboard to it. */
export function useReveal(id: string) {
  const dispatch = useDispatch();
  const revealed = useSelector(selectRevealed);
  const naming = useRef<HTMLButtonElement>(null);
  const isRevealed = revealed?.id === id;
  useEffect(() => {
    if (!isRevealed || !revealed) return;
    naming.current?.focus({ preventScroll: true });
    naming.current?.scrollIntoView({ block: 'nearest' });
    // The next asking shows it again.
    const timer = setTimeout(() => dispatch(categories.revealEnded()), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isRevealed, revealed]);
  return { isRevealed, naming };
}
