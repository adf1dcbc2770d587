import { type KeyboardEvent, useState } from 'react';

type SuggestionKeys = {
  /** How many suggestions there are. */
  count: number;
  onChoose: (index: number) => void;
  /** Enter while no suggestion is marked. */
  onEnter: () => void;
};

const NONE = -1;

/** The keyboard of a combobox with a list (WAI-ARIA): arrows walk through the list and back to the text, Enter takes, Escape closes. */
export function useSuggestionKeys({ count, onChoose, onEnter }: SuggestionKeys) {
  const [isAsked, setAsked] = useState(false);
  const [active, setActive] = useState(NONE);
  const isOpen = isAsked && count > 0;

  const close = () => {
    setAsked(false);
    setActive(NONE);
  };
  const open = () => {
    setAsked(true);
    setActive(NONE);
  };
  /** One place more than suggestions: the text itself lies between the last and the first. */
  const walk = (step: 1 | -1) => {
    if (!isOpen) return open();
    setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const enter = () => {
    const chosen = isOpen ? active : NONE;
    close();
    if (chosen === NONE) onEnter();
    else onChoose(chosen);
  };

  const actOn = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => walk(1);
    if (key === 'ArrowUp') return () => walk(-1);
    if (key === 'Enter') return enter;
    return key === 'Escape' && isOpen ? close : undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOn(event.key);
    // While an input method composes a letter, Enter and the arrows belong to it.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return { isOpen, active: Math.min(active, count - 1), open, close, onKeyDown };
}
