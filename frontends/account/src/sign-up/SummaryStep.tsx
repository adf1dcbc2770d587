import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { ErrorModal } from '@pusula/frontend-kit/ui';
import { type FormEvent, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Agreement } from './Agreement.tsx';
import { MendableProblem } from './MendableProblem.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { SummarySections } from './SummarySections.tsx';
import { agreementSchema } from './sign-up.schema.ts';
import { REGISTRATION, selectSignUp, signUp } from './sign-up.slice.ts';
import { stepToMend } from './step-to-mend.ts';
import { useAnswers } from './use-answers.ts';
import { useNewPassword } from './use-new-password.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-summary: everything once more; nothing but the picture has been sent before this is confirmed. */
export default function SummaryStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { loading, error } = useSelector(selectApiStatus(REGISTRATION));
  const { form, errorOf } = useAnswers(agreementSchema);
  useEffect(() => {
    // What was refused before may be mended by now.
    dispatch(apiStatus.cleared(REGISTRATION));
  }, [dispatch]);
  const confirm = form.handleSubmit(() => dispatch(signUp.confirmed()));
  // The password is not written down with the draft: after a reload, or in another tab, it is asked for again.
  const { authenticationType } = useSelector(selectNewUserDraft);
  const { password } = useSelector(selectSignUp);
  const isPasswordLost = authenticationType === 'Basic' && password === '';
  const newPassword = useNewPassword('');
  const submit = isPasswordLost
    ? (event?: FormEvent<HTMLFormElement>) => {
        // Both are told at once when both are missing; without a password there is nothing to confirm yet.
        void form.trigger();
        void newPassword.choose(confirm)(event);
      }
    : confirm;
  const toMend = error && stepToMend(error);
  return (
    <WizardPage
      step="summary"
      onSubmit={submit}
      busy={loading || newPassword.isWaiting}
      submitLabel={t(loading ? 'summary.registering' : 'summary.confirm')}
    >
      <SummarySections />
      {isPasswordLost && <PasswordFields {...newPassword} />}
      <Agreement {...form.register('agreedToTerms')} error={errorOf('agreedToTerms')} />
      {toMend ? (
        <MendableProblem problem={error} step={toMend} />
      ) : (
        <ErrorModal requestKey={REGISTRATION} title={t('summary.failed')} onRetry={submit} />
      )}
    </WizardPage>
  );
}
