import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Where the keyboard starts after a step: at the heading. A page that was opened by its address keeps the focus where the browser put it. */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'POP') return;
    // After the page around it, which puts the focus at its content.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [type]);
  return heading;
}
