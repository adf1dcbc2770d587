import { LIMITS, SESSION_FORMATS, SESSION_LANGUAGES } from '@pusula/contracts';
import { useSessionFacts } from '@pusula/frontend-kit/coach';
import { CheckboxGroup, TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import type { PracticeFields as Fields } from './practice.schema.ts';
import { useFieldTexts } from './texts.ts';
import { useErrorOf } from './use-error-of.ts';

const Years = styled.div`
  max-width: 384px;
`;

/** For how long, how and in which languages somebody coaches, in the form around them. */
export function PracticeFields() {
  const { t } = useFieldTexts();
  const { formatName, languageName } = useSessionFacts();
  const form = useFormContext<Fields>();
  const errorOf = useErrorOf(form);
  return (
    <>
      <Years>
        <TextField
          {...form.register('yearsOfPractice')}
          label={t('years.field')}
          help={t('years.help', { maximum: LIMITS.yearsOfPracticeMaximum })}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('yearsOfPractice')}
        />
      </Years>
      <Controller
        control={form.control}
        name="sessionFormats"
        render={({ field: { name, value, onChange } }) => (
          <CheckboxGroup
            name={name}
            value={value}
            onChange={onChange}
            label={t('sessionFormats')}
            choices={SESSION_FORMATS.map((format) => ({ value: format, label: formatName(format) }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="sessionLanguages"
        render={({ field: { name, value, onChange } }) => (
          <CheckboxGroup
            name={name}
            value={value}
            onChange={onChange}
            label={t('sessionLanguages')}
            choices={SESSION_LANGUAGES.map((one) => ({ value: one, label: languageName(one) }))}
          />
        )}
      />
    </>
  );
}
