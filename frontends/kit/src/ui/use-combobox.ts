import { type KeyboardEvent, useEffect, useId, useState } from 'react';

type ComboboxOptions = {
  /** How many options there are. */
  count: number;
  /** Index of the option that the text names: it is active as soon as the list is open, and the arrows go on from it. */
  named?: number | undefined;
  /** @param index of the option that was taken with Enter */
  onChoose: (index: number) => void;
  /** Enter while no option is active; without it Enter is left to the form around the field. */
  onEnter?: () => void;
  onClose?: (() => void) | undefined;
};

/** The text itself is active, and no option. */
const NONE = -1;

/**
 * Keyboard and ARIA attributes of a combobox with a list box (WAI-ARIA): focus stays in the field, arrows walk the options and back to the text, Enter takes
 * the active one, Escape closes. Options carry `optionId(index)`, the list `listId`.
 */
export function useCombobox({ count, named, onChoose, onEnter, onClose }: ComboboxOptions) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const [walked, setWalked] = useState<number | null>(null);
  const isOpen = isOpened && count > 0;
  const active = isOpen ? Math.min(walked ?? named ?? NONE, count - 1) : NONE;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active === NONE ? undefined : optionId(active);
  // The list alone moves, and not the page: it would take another option under the pointer that has just pressed the field.
  useEffect(() => {
    const option = isOpen && named !== undefined ? document.getElementById(`${id}-${named}`) : null;
    const list = option?.closest('[role="listbox"]');
    if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
  }, [isOpen, named, id]);

  const open = () => {
    setOpened(true);
    setWalked(null);
  };
  const close = () => {
    setOpened(false);
    setWalked(null);
    onClose?.();
  };
  const walk = (step: 1 | -1) => {
    setOpened(true);
    // What a closed list opens with is the option that the text names, not the one after it.
    if (!isOpen && named !== undefined) return;
    // The text is one place more, unless it is an option already.
    const first = named === undefined ? NONE : 0;
    const places = count - first;
    const next = first + ((active - first + step + places) % places);
    setWalked(next);
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
      'aria-activedescendant': activeId,
      onKeyDown,
      onBlur: close,
    } as const,
  };
}
