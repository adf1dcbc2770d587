import { useRef } from 'react';

/** Of the page: where the keyboard goes on when what it was at is no longer there, such as an item of a menu. */
const CONTENT = 'content';

/** For a layer that opens without a trigger of its own: when it closes, the focus goes back to where it was. */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = before.current?.isConnected ? before.current : document.getElementById(CONTENT);
      place?.focus();
    },
  };
}
