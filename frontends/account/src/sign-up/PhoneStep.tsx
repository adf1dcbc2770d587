import { useTexts } from '@pusula/frontend-kit/i18n';
import { Controller } from 'react-hook-form';
import { PhoneField } from '../fields/PhoneField.tsx';
import { phoneQuestions } from './questions.ts';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

const FIELDS = ['phoneCode', 'phone'] as const;

/** /signup-step-four: a number to be reached at. */
export default function PhoneStep() {
  const { t } = useTexts('signUp');
  const { goOn } = useStep('phone');
  const { form, errorOf } = useAnswers(phoneQuestions, FIELDS);
  return (
    <WizardPage step="phone" narrow onSubmit={form.handleSubmit(goOn)}>
      <Controller
        control={form.control}
        name="phoneCode"
        render={({ field: code }) => (
          <Controller
            control={form.control}
            name="phone"
            render={({ field: number }) => (
              <PhoneField
                code={{ ...code, error: errorOf('phoneCode') }}
                number={{ ...number, error: errorOf('phone') }}
                help={t('phone.help')}
              />
            )}
          />
        )}
      />
    </WizardPage>
  );
}
