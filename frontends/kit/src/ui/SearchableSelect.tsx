import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { Combobox } from './Combobox.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import { controlBox } from './field-styles.ts';

const Frame = styled.div`
  position: relative;
  > input {
    ${controlBox}
  }
  [role='listbox'] {
    max-height: 288px;
    overflow: auto;
  }
  [role='option'] {
    padding-block: var(--s2);
    line-height: 1.35;
  }
`;

export type SelectChoice = { readonly id: string; readonly text: string };

type SearchableSelectProps = Omit<FieldTexts, 'aside' | 'invalid'> & {
  choices: readonly SelectChoice[];
  /** Those that what is typed may be the beginning of. */
  like: (typed: string) => readonly SelectChoice[];
  /** The one that what is typed names. */
  named: (typed: string) => SelectChoice | undefined;
  /** What stands in the field. */
  text: string;
  onChange: (text: string) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  placeholder: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One of many fixed choices: typed, in any spelling, or chosen from the list. Where there are few, `Select` is simpler. */
export function SearchableSelect({ label, help, error, choices, like, named, text, onChange, onBlur, ...input }: SearchableSelectProps) {
  const [isTyping, setTyping] = useState(false);
  const meant = named(text);
  // Whoever opens a field that is filled in wants to see the other choices, too.
  const shown = meant && !isTyping ? choices : like(text);
  const settle = () => {
    if (meant && meant.text !== text) onChange(meant.text);
    onBlur?.();
  };
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Frame onBlur={settle}>
          <Combobox
            {...control}
            {...input}
            value={text}
            onChange={(typed) => {
              setTyping(true);
              onChange(typed);
            }}
            onSelect={(option) => onChange(option.text)}
            onListClose={() => setTyping(false)}
            options={shown.map(({ id, text: content }) => ({ key: id, content, text: content }))}
          />
        </Frame>
      )}
    </Field>
  );
}
