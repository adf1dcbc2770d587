import { PersonalFields, personalSchema } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Note } from '@pusula/frontend-kit/ui';
import { FormProvider } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { RoleChoice } from './RoleChoice.tsx';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-step-three: who the person is. */
export default function PersonalStep() {
  const { t } = useTexts('signUp');
  const { authenticationType } = useSelector(selectNewUserDraft);
  const { goOn } = useStep('personal');
  const { form } = useAnswers(personalSchema);
  const isBrought = authenticationType !== 'Basic';
  return (
    <WizardPage step="personal" onSubmit={form.handleSubmit(goOn)}>
      {isBrought && <Note>{t('personal.brought', { provider: authenticationType })}</Note>}
      {isBrought && <RoleChoice />}
      <FormProvider {...form}>
        <PersonalFields />
      </FormProvider>
    </WizardPage>
  );
}
