import { type RefObject, useRef } from 'react';

/** Of the page: where the keyboard goes on when what it was at is no longer there. */
const CONTENT = 'content';

/** What a layer was opened from: of an item of a menu, which goes when it is chosen, the button of that menu. */
function openerOf(element: HTMLElement | null): HTMLElement | null {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (trigger ? document.getElementById(trigger) : null) ?? element;
}

/**
 * For a layer that opens without a trigger of its own: when it closes, the focus goes back to where it was.
 * @param first where the keyboard begins in it; left out, at the first control
 */
export function useReturnFocus(first?: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = openerOf(document.activeElement as HTMLElement | null);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = before.current?.isConnected ? before.current : document.getElementById(CONTENT);
      place?.focus();
    },
  };
}
