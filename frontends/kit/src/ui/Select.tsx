import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { controlBox } from './field-styles.ts';
import { ChevronDownIcon } from './icons.ts';

const Frame = styled.div`
  position: relative;
  select {
    ${controlBox}
    appearance: none;
    padding-right: 44px;
  }
  svg {
    position: absolute;
    right: 14px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
    color: var(--ink-2);
  }
`;

type SelectProps = Omit<FieldTexts, 'invalid'> &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    options: readonly { value: string; label: string }[];
    /** The first, empty choice. */
    placeholder?: string;
  };

/** One of a few. The browser's own list: the reader knows it, and a phone shows it full screen. */
export const Select = ({ label, help, error, aside, options, placeholder, ...select }: SelectProps) => (
  <Field label={label} help={help} error={error} aside={aside}>
    {(control) => (
      <Frame>
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </Frame>
    )}
  </Field>
);
