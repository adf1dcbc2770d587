import { folded } from '@pusula/frontend-kit/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { OptionList } from './OptionList.ts';
import { useCombobox } from './use-combobox.ts';

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
  /** The list has closed, whatever closed it. */
  onListClose?: () => void;
};

/** Where the only option stands whose text this is, in any case and with or without accents. */
function indexNamed(options: readonly ComboboxOption[], text: string): number | undefined {
  const wanted = folded(text.trim());
  const isNamed = (option: ComboboxOption) => folded(option.text) === wanted;
  const index = options.findIndex(isNamed);
  return index === options.findLastIndex(isNamed) && index !== -1 ? index : undefined;
}

/** A field with suggestions; see useCombobox for its keys. Enter without an active suggestion is left to the form around it. Its parent must be positioned. */
export function Combobox({
  value,
  onChange,
  options,
  onSelect,
  listLabel,
  groupHeading,
  foot,
  onListClose,
  onKeyDown,
  ...input
}: ComboboxProps) {
  const choose = (index: number) => {
    const option = options[index];
    if (option) onSelect(option);
  };
  const { isOpen, active, listId, optionId, open, close, inputProps } = useCombobox({
    count: options.length,
    named: indexNamed(options, value),
    onChoose: choose,
    onClose: onListClose,
  });

  return (
    <>
      <input
        {...input}
        {...inputProps}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          open();
        }}
        onClick={open}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          inputProps.onKeyDown(event);
        }}
      />
      {isOpen && (
        // A press must not take the focus from the field before the option gets its click.
        <OptionList id={listId} role="listbox" aria-label={listLabel} onMouseDown={(event) => event.preventDefault()}>
          {options.map((option, index) => (
            <Entry
              key={option.key}
              id={optionId(index)}
              option={option}
              active={index === active}
              heading={option.group !== undefined && option.group !== options[index - 1]?.group ? groupHeading?.(option.group) : null}
              onChoose={() => {
                close();
                onSelect(option);
              }}
            />
          ))}
          {foot}
        </OptionList>
      )}
    </>
  );
}

type EntryProps = { id: string; option: ComboboxOption; active: boolean; heading: ReactNode; onChoose: () => void };

const Entry = ({ id, option, active, heading, onChoose }: EntryProps) => (
  <>
    {heading}
    {/* The keyboard reaches it from the field, through aria-activedescendant. */}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above */}
    <div id={id} role="option" aria-selected={active} onClick={onChoose}>
      {option.content}
    </div>
  </>
);
