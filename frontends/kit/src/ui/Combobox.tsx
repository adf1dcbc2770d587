import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { rising } from './floating.ts';

const List = styled.div`
  ${rising}
  position: absolute;
  left: -1px;
  right: -1px;
  top: calc(100% + 6px);
  z-index: 20;
  padding: var(--s2) 0;
  text-align: left;
  background: var(--raised);
  border: 1px solid var(--rule-2);
  border-radius: var(--r3);
  box-shadow: var(--pop);
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 42px;
    padding: 0 var(--s5);
    cursor: pointer;
  }
  [role='option'][aria-selected='true'],
  [role='option']:hover {
    background: var(--select);
  }
`;

export type ComboboxOption = {
  key: string;
  content: ReactNode;
  /** What stands in the field once it is chosen. */
  text: string;
  /** Options of one group follow each other. */
  group?: string;
};

type ComboboxProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'onSelect' | 'role'> & {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  /** Heading of a group. */
  groupHeading?: (group: string) => ReactNode;
  /** Below the options, such as a hint about the keys. */
  foot?: ReactNode;
};

/**
 * A field with suggestions (ARIA combobox with a list box): focus stays in the field, the arrow keys walk the list, Escape closes it. Enter without a
 * chosen suggestion is left to the form around it. Its parent must be positioned.
 */
export function Combobox({ value, onChange, options, onSelect, listLabel, groupHeading, foot, onKeyDown, ...input }: ComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onSelect(option);
  };
  const walk = (step: number) => {
    setOpen(true);
    // One place more than there are options: the field itself, where nothing is chosen.
    const places = options.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    // A long list scrolls along.
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Whether the list answers a key; the others are the field's. */
  const answer = (key: string): boolean => {
    const option = shown ? options[active] : undefined;
    if (key === 'ArrowDown') walk(1);
    else if (key === 'ArrowUp') walk(-1);
    else if (key === 'Enter' && option) choose(option);
    else {
      if (key === 'Enter' || key === 'Escape') close();
      return key === 'Escape' && shown;
    }
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented && !event.nativeEvent.isComposing && answer(event.key)) event.preventDefault();
  };

  return (
    <>
      <input
        {...input}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      {shown && (
        // A press must not take the focus from the field before the option hears its click.
        <List id={`${id}-list`} role="listbox" aria-label={listLabel} onMouseDown={(event) => event.preventDefault()}>
          {options.map((option, index) => (
            <Entry
              key={option.key}
              id={optionId(index)}
              option={option}
              active={index === active}
              heading={option.group !== undefined && option.group !== options[index - 1]?.group ? groupHeading?.(option.group) : null}
              onChoose={choose}
            />
          ))}
          {foot}
        </List>
      )}
    </>
  );
}

type EntryProps = { id: string; option: ComboboxOption; active: boolean; heading: ReactNode; onChoose: (option: ComboboxOption) => void };

const Entry = ({ id, option, active, heading, onChoose }: EntryProps) => (
  <>
    {heading}
    {/* The keyboard reaches it from the field, through aria-activedescendant. */}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above */}
    <div id={id} role="option" aria-selected={active} onClick={() => onChoose(option)}>
      {option.content}
    </div>
  </>
);
