import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { Label } from './field-styles.ts';

const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: 6px;
  align-content: start;
  & > * {
    grid-column: 1 / -1;
  }
  & > ${Label} {
    grid-area: 1 / 1;
    place-self: baseline start;
  }
`;
/** Beside the label for the eye, after the control for the keyboard: who has typed an address goes on to the password. */
const Aside = styled.div`
  && {
    grid-area: 1 / 2;
    display: flex;
    align-self: baseline;
    margin-left: var(--s4);
  }
`;
const Help = styled.p`
  font: var(--t-small);
  color: var(--ink-3);
`;

export type FieldTexts = {
  label: string;
  /** Under the control, always there. */
  help?: string | undefined;
  /** What is wrong and how to mend it; announced, and tied to the control. */
  error?: ReactNode;
  /** What is wrong with it is said elsewhere, such as above the form. */
  invalid?: boolean;
  /** Right of the label, for a link that belongs to the field. */
  aside?: ReactNode;
};

type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Label above, control, help and error below. `children` receives what ties the control to them. */
export function Field({
  label,
  help,
  error,
  invalid = false,
  aside,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error || invalid ? true : undefined, 'aria-describedby': described || undefined })}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {aside && <Aside>{aside}</Aside>}
    </FieldFrame>
  );
}
