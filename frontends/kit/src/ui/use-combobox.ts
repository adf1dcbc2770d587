import { type KeyboardEvent, useId, useState } from 'react';

type ComboboxOptions = {
  /** How many options there are. */
  count: number;
  /** @param index of the option that was taken with Enter */
  onChoose: (index: number) => void;
  /** Enter while no option is active; without it Enter is left to the form around the field. */
  onEnter?: () => void;
};

/** The text itself is active, and no option. */
const NONE = -1;

/**
 * Keyboard and ARIA attributes of a combobox with a list box (WAI-ARIA): focus stays in the field, arrows walk the options and back to the text, Enter takes
 * the active one, Escape closes. Options carry `optionId(index)`, the list `listId`.
 */
export function useCombobox({ count, onChoose, onEnter }: ComboboxOptions) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const [chosen, setActive] = useState(NONE);
  const isOpen = isOpened && count > 0;
  const active = isOpen ? Math.min(chosen, count - 1) : NONE;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;

  const open = () => {
    setOpened(true);
    setActive(NONE);
  };
  const close = () => {
    setOpened(false);
    setActive(NONE);
  };
  const walk = (step: 1 | -1) => {
    setOpened(true);
    // One place more than there are options: the text.
    const places = count + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    // A long list scrolls along.
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const enter = (): boolean => {
    close();
    if (active !== NONE) onChoose(active);
    else onEnter?.();
    return active !== NONE || onEnter !== undefined;
  };
  const leave = (): boolean => {
    close();
    return isOpen;
  };
  /** Whether the key was the list's; the others are the field's. */
  const answer = (key: string): boolean => {
    if (key === 'Enter') return enter();
    if (key === 'Escape') return leave();
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    walk(key === 'ArrowDown' ? 1 : -1);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a letter, Enter and the arrows belong to it.
    if (!event.defaultPrevented && !event.nativeEvent.isComposing && answer(event.key)) event.preventDefault();
  };

  return {
    isOpen,
    active,
    listId,
    optionId,
    open,
    close,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
      onKeyDown,
      onBlur: close,
    } as const,
  };
}
