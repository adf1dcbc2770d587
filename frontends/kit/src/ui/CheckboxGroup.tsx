import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from './Checkbox.tsx';
import { FieldError } from './FieldError.tsx';
import { Label } from './field-styles.ts';
import { Small } from './Text.tsx';

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
  }
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  margin-top: 6px;
`;

type CheckboxGroupProps<Choice extends string> = {
  label: string;
  help?: string;
  choices: readonly { readonly value: Choice; readonly label: string }[];
  value: readonly Choice[];
  onChange: (value: Choice[]) => void;
  name: string;
  /** The first choice: where the keyboard goes when one is missing. */
  ref?: Ref<HTMLInputElement>;
  error?: ReactNode;
};

/** Some of a few choices, in the order of the choices. */
export function CheckboxGroup<Choice extends string>({
  label,
  help,
  choices,
  value,
  onChange,
  name,
  ref,
  error,
}: CheckboxGroupProps<Choice>) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const toggle = (changed: Choice, isChosen: boolean) =>
    onChange(choices.flatMap(({ value: choice }) => ((choice === changed ? isChosen : value.includes(choice)) ? [choice] : [])));
  return (
    <Group aria-describedby={described || undefined}>
      <Label as="legend">{label}</Label>
      {help && <Small id={`${id}-help`}>{help}</Small>}
      <Choices>
        {choices.map((choice, place) => (
          <Checkbox
            key={choice.value}
            {...(place === 0 && { ref })}
            name={name}
            checked={value.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Choices>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}
