import { GENDERS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Note, Select, TextField } from '@pusula/frontend-kit/ui';
import { Controller } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CityField } from '../fields/CityField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { birthYears } from './birthday.ts';
import { personalQuestions } from './questions.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const FIELDS = ['firstName', 'middleName', 'lastName', 'username', 'gender', 'birthday', 'city'] as const;

/** /signup-step-three: who the person is. */
export default function PersonalStep() {
  const { t } = useTexts('signUp');
  const { authenticationType } = useSelector(selectNewUserDraft);
  const { goOn } = useStep('personal');
  const { form, errorOf } = useAnswers(personalQuestions, FIELDS);
  const isBrought = authenticationType !== 'Basic';
  return (
    <WizardPage step="personal" onSubmit={form.handleSubmit(goOn)}>
      {isBrought && <Note>{t('personal.brought', { provider: authenticationType })}</Note>}
      <Pair>
        <TextField {...form.register('firstName')} label={t('personal.firstName')} autoComplete="given-name" error={errorOf('firstName')} />
        <TextField
          {...form.register('middleName')}
          label={t('personal.middleName')}
          autoComplete="additional-name"
          error={errorOf('middleName')}
        />
      </Pair>
      <Pair>
        <TextField {...form.register('lastName')} label={t('personal.lastName')} autoComplete="family-name" error={errorOf('lastName')} />
        <TextField {...form.register('username')} label={t('personal.username')} autoComplete="nickname" error={errorOf('username')} />
      </Pair>
      <Pair>
        <Controller
          control={form.control}
          name="birthday"
          render={({ field }) => (
            <DateField
              {...field}
              label={t('personal.birthday')}
              years={birthYears(new Date())}
              autoComplete="bday"
              error={errorOf('birthday')}
            />
          )}
        />
        <Select
          {...form.register('gender')}
          label={t('personal.gender')}
          autoComplete="sex"
          placeholder={t('personal.choose')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
          error={errorOf('gender')}
        />
      </Pair>
      <Pair>
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => <CityField {...field} label={t('personal.city')} error={errorOf('city')} />}
        />
        <TextField label={t('personal.country')} value={t('personal.turkiye')} readOnly help={t('personal.countryHelp')} />
      </Pair>
      {isBrought && <RoleChoice />}
    </WizardPage>
  );
}
