import { apiStatus, selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { ErrorModal } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Agreement } from './Agreement.tsx';
import { MendableProblem } from './MendableProblem.tsx';
import { agreementQuestion } from './questions.ts';
import { SummarySections } from './SummarySections.tsx';
import { REGISTRATION, signUp } from './sign-up.slice.ts';
import { stepToMend } from './step-to-mend.ts';
import { useAnswers } from './use-answers.ts';
import { WizardPage } from './WizardPage.tsx';

const FIELDS = ['agreedToTerms'] as const;

/** /signup-summary: everything once more; nothing but the picture has been sent before this is confirmed. */
export default function SummaryStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { loading, error } = useSelector(selectApiStatus(REGISTRATION));
  const { form, errorOf } = useAnswers(agreementQuestion, FIELDS);
  useEffect(() => {
    // What was refused before may be mended by now.
    dispatch(apiStatus.cleared(REGISTRATION));
  }, [dispatch]);
  const submit = form.handleSubmit(() => dispatch(signUp.confirmed()));
  const toMend = error && stepToMend(error);
  return (
    <WizardPage step="summary" onSubmit={submit} busy={loading} submitLabel={t(loading ? 'summary.registering' : 'summary.confirm')}>
      <SummarySections />
      <Agreement {...form.register('agreedToTerms')} error={errorOf('agreedToTerms')} />
      {toMend ? (
        <MendableProblem problem={error} step={toMend} />
      ) : (
        <ErrorModal requestKey={REGISTRATION} title={t('summary.failed')} onRetry={submit} />
      )}
    </WizardPage>
  );
}
