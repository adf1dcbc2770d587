import { useFactNames } from '@pusula/frontend-kit/coach';
import { Checkbox, CheckboxGroup, TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { PRACTICE_FACTS, PRACTICE_KINDS, type PracticeFact } from './practice-facts.ts';
import { useFieldTexts } from './texts.ts';
import { useErrorOf } from './use-error-of.ts';

const Short = styled.div`
  max-width: 384px;
`;

/** For how long, how and in which languages somebody coaches, in the form around them. */
export const PracticeFields = () =>
  PRACTICE_FACTS.map((fact) => {
    const field = PRACTICE_KINDS[fact];
    if (field.kind === 'choices') return <ChoicesRow key={fact} fact={fact} choices={field.choices} />;
    return field.kind === 'count' ? <CountRow key={fact} fact={fact} /> : <YesNoRow key={fact} fact={fact} />;
  });

function CountRow({ fact }: { fact: PracticeFact }) {
  const { t } = useFieldTexts();
  const form = useFormContext<Record<PracticeFact, string>>();
  const errorOf = useErrorOf(form);
  return (
    <Short>
      <TextField
        {...form.register(fact)}
        label={t(`practice.${fact}.label`)}
        help={t(`practice.${fact}.help`)}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf(fact)}
      />
    </Short>
  );
}

function ChoicesRow({ fact, choices }: { fact: PracticeFact; choices: readonly string[] }) {
  const { t } = useFieldTexts();
  const { valueName } = useFactNames();
  const form = useFormContext<Record<PracticeFact, string[]>>();
  return (
    <Controller
      control={form.control}
      name={fact}
      render={({ field: { name, value, onChange } }) => (
        <CheckboxGroup
          name={name}
          value={value}
          onChange={onChange}
          label={t(`practice.${fact}.label`)}
          choices={choices.map((choice) => ({ value: choice, label: valueName(fact, choice) }))}
        />
      )}
    />
  );
}

function YesNoRow({ fact }: { fact: PracticeFact }) {
  const { t } = useFieldTexts();
  const form = useFormContext<Record<PracticeFact, boolean>>();
  return <Checkbox {...form.register(fact)}>{t(`practice.${fact}.label`)}</Checkbox>;
}
