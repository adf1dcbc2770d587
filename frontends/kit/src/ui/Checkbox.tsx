import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const CheckboxLabel = styled.label`
  display: flex;
  gap: var(--s3);
  /* Of words on several lines, the box belongs to the first. */
  align-items: start;
  padding-block: calc((36px - 1lh) / 2);
  cursor: pointer;
  input {
    margin: calc((1lh - 20px) / 2) 0 0;
    appearance: none;
    flex: none;
    width: 20px;
    height: 20px;
    border: 1px solid var(--edge);
    border-radius: var(--r1);
    background: var(--raised);
    display: grid;
    place-items: center;
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  &:hover input {
    border-color: var(--ink);
  }
  input:checked,
  input:indeterminate {
    background-color: var(--act);
    border-color: var(--act);
  }
  input:checked::after {
    content: '';
    width: 5px;
    height: 10px;
    border: solid var(--on-act);
    border-width: 0 2px 2px 0;
    rotate: 42deg;
    translate: 0 -1px;
  }
  input[type='radio']:checked::after {
    width: 8px;
    height: 8px;
    border: 0;
    border-radius: 50%;
    background: var(--on-act);
    translate: 0;
  }
  input:indeterminate::after {
    content: '';
    width: 10px;
    height: 2px;
    background: var(--on-act);
  }
  input:disabled,
  input:disabled ~ * {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (max-width: 720px) {
    padding-block: calc((44px - 1lh) / 2);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::after {
      content: none;
    }
  }
`;
const Count = styled.span`
  margin-left: auto;
  color: var(--ink-3);
  align-self: center;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
`;

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  children: ReactNode;
  /** How many there are behind this choice. */
  count?: ReactNode;
};

const choice =
  (type: 'checkbox' | 'radio') =>
  ({ children, count, ...input }: ChoiceProps) => (
    <CheckboxLabel>
      <input {...input} type={type} />
      <span>{children}</span>
      {count !== undefined && <Count>{count}</Count>}
    </CheckboxLabel>
  );

export const Checkbox = choice('checkbox');
export const Radio = choice('radio');
