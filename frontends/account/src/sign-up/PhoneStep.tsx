import { PhoneField, phoneSchema } from '@pusula/frontend-kit/fields';
import { FormProvider } from 'react-hook-form';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-step-four: a number to be reached at. */
export default function PhoneStep() {
  const { goOn } = useStep('phone');
  const { form } = useAnswers(phoneSchema);
  return (
    <WizardPage step="phone" narrow onSubmit={form.handleSubmit(goOn)}>
      <FormProvider {...form}>
        <PhoneField />
      </FormProvider>
    </WizardPage>
  );
}
