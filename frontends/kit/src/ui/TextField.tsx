import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldTexts } from './Field.tsx';
import { controlBox } from './field-styles.ts';

const Frame = styled.div<{ $leading: boolean }>`
  position: relative;
  > svg {
    position: absolute;
    left: 14px;
    top: 50%;
    translate: 0 -50%;
    color: var(--ink-3);
    pointer-events: none;
  }
  > input {
    ${controlBox}
    ${({ $leading }) => $leading && 'padding-left: 44px;'}
  }
`;
const Area = styled.textarea`
  ${controlBox}
  resize: vertical;
  line-height: 1.6;
`;

type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & {
    /** An icon inside, at the start. */
    icon?: ReactNode;
    /** A control inside, at the end, such as one that shows the password. */
    end?: ReactNode;
  };

export const TextField = ({ label, help, error, invalid, aside, icon, end, type = 'text', ...input }: TextFieldProps) => (
  <Field label={label} help={help} error={error} {...(invalid && { invalid })} aside={aside}>
    {(control) => (
      <Frame $leading={icon !== undefined}>
        {icon}
        <input {...input} {...control} type={type} />
        {end}
      </Frame>
    )}
  </Field>
);

type TextAreaProps = Omit<FieldTexts, 'invalid'> & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'>;

export const TextArea = ({ label, help, error, aside, rows = 5, ...area }: TextAreaProps) => (
  <Field label={label} help={help} error={error} aside={aside}>
    {(control) => <Area {...area} {...control} rows={rows} />}
  </Field>
);
