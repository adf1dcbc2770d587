import { GENDERS } from '@pusula/contracts';
import { Select, TextField } from '@pusula/frontend-kit/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { birthYears } from './birth-years.ts';
import { CityField } from './CityField.tsx';
import { DateField } from './DateField.tsx';
import type { PersonalAnswers } from './personal.schema.ts';
import { useFieldTexts } from './texts.ts';
import { useErrorOf } from './use-error-of.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Names, date of birth, gender and city, in the form around them. */
export function PersonalFields() {
  const { t } = useFieldTexts();
  const form = useFormContext<PersonalAnswers>();
  const errorOf = useErrorOf(form);
  return (
    <>
      <Pair>
        <TextField {...form.register('firstName')} label={t('firstName')} autoComplete="given-name" error={errorOf('firstName')} />
        <TextField {...form.register('middleName')} label={t('middleName')} autoComplete="additional-name" error={errorOf('middleName')} />
      </Pair>
      <Pair>
        <TextField {...form.register('lastName')} label={t('lastName')} autoComplete="family-name" error={errorOf('lastName')} />
        <TextField
          {...form.register('username')}
          label={t('username')}
          help={t('usernameHelp')}
          autoComplete="nickname"
          error={errorOf('username')}
        />
      </Pair>
      <Pair>
        <Controller
          control={form.control}
          name="birthday"
          render={({ field }) => (
            <DateField {...field} label={t('birthday')} years={birthYears(new Date())} autoComplete="bday" error={errorOf('birthday')} />
          )}
        />
        <Select
          {...form.register('gender')}
          label={t('gender')}
          autoComplete="sex"
          placeholder={t('choose')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
          error={errorOf('gender')}
        />
      </Pair>
      <Pair>
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => <CityField {...field} label={t('city')} error={errorOf('city')} />}
        />
        <TextField label={t('country')} value={t('turkiye')} readOnly help={t('countryHelp')} />
      </Pair>
    </>
  );
}
