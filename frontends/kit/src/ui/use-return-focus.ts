import { useRef } from 'react';

/** For a layer that opens without a trigger of its own: when it closes, the focus goes back to where it was. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
