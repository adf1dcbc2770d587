import { ChevronDownIcon, controlBox } from '@pusula/frontend-kit/ui';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';

const SelectField = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  font: var(--t-small);
  label {
    color: var(--ink-2);
    white-space: nowrap;
  }
`;
const Frame = styled.div`
  position: relative;
  select {
    ${controlBox}
    appearance: none;
    min-height: 44px;
    padding: 6px 36px 6px var(--s3);
    font: 500 0.875rem/1.3 var(--sans);
  }
  svg {
    position: absolute;
    right: 12px;
    top: 50%;
    translate: 0 -50%;
    width: 16px;
    height: 16px;
    pointer-events: none;
    color: var(--ink-2);
  }
`;

type ToolSelectProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'onChange'> & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
};

/** One of a few, on a line with other things above or below a table: its name beside it, no higher than a button. */
export function ToolSelect({ label, options, onChange, ...select }: ToolSelectProps) {
  const id = useId();
  return (
    <SelectField>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <select {...select} id={id} onChange={(event) => onChange(event.target.value)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden />
      </Frame>
    </SelectField>
  );
}
