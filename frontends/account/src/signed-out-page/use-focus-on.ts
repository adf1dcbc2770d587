import { useEffect, useRef } from 'react';

/** A heading that takes the keyboard along when one view of a page gives way to another; the first view leaves the focus where the page put it. */
export function useFocusOn(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
