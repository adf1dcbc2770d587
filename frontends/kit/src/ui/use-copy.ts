import { type RefObject, useState } from 'react';

type Shown = RefObject<HTMLElement | null>;

/** By hand is still a way: what was to be copied stands selected. */
function select(shown: HTMLElement | null): void {
  if (shown instanceof HTMLTextAreaElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
}

/**
 * Copies a text. A browser may refuse, and where the page came without HTTPS it has no clipboard at all: then the text is selected where it stands.
 * @param shown the element that shows the text
 * @returns what became of it, until `forget` is called because the text is another
 */
export function useCopy(shown: Shown) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      select(shown.current);
      setOutcome('failed');
    }
  };
  return { outcome, copy, forget: () => setOutcome(null) };
}
