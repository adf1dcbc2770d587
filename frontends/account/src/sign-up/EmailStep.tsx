import { foldEmail } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { lazyResolver, useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { ErrorModal, Note, TextField } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { EmailFields } from './email-rules.ts';
import { OtherWaysIn } from './OtherWaysIn.tsx';
import { EMAIL_CHECK, selectSignUp, signUp } from './sign-up.slice.ts';
import type { ANEW } from './WizardGuard.tsx';
import { WizardPage } from './WizardPage.tsx';

const rules = lazyResolver(() => import('./email-rules.ts'));

/** /signup: an address that nobody has an account with, or a provider. */
export default function EmailStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const draft = useSelector(selectNewUserDraft);
  const { takenEmail } = useSelector(selectSignUp);
  const { loading } = useSelector(selectApiStatus(EMAIL_CHECK));
  const form = useForm<EmailFields>({
    resolver: rules,
    mode: 'onTouched',
    defaultValues: { email: draft.email },
  });
  const isAnew = (useLocation().state as Partial<typeof ANEW> | null)?.anew === true && draft.email === '';
  const errorOf = useErrorOf(form);
  const submit = form.handleSubmit(({ email }) => dispatch(signUp.emailSubmitted(foldEmail(email))));
  const isTaken = takenEmail !== '' && foldEmail(form.watch('email')) === takenEmail;
  const role = useSearchParams()[0].get('role');
  useEffect(() => {
    if (role === 'coach' || role === 'member') dispatch(newUserDraft.answered({ userType: role }));
  }, [role, dispatch]);
  const { setFocus } = form;
  useEffect(() => {
    if (takenEmail) setFocus('email');
  }, [takenEmail, setFocus]);

  return (
    <WizardPage step="email" narrow onSubmit={submit} busy={loading} after={<OtherWaysIn />}>
      {isAnew && <Note>{t('email.anew')}</Note>}
      {draft.authenticationType !== 'Basic' && <Note>{t('email.withProvider', { provider: draft.authenticationType })}</Note>}
      <TextField
        {...form.register('email')}
        label={t('email.label')}
        help={t('email.help')}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={isTaken ? <Taken /> : errorOf('email')}
      />
      <ErrorModal requestKey={EMAIL_CHECK} title={t('email.failed')} onRetry={submit} />
    </WizardPage>
  );
}

function Taken() {
  const { t } = useTexts('signUp');
  return (
    <>
      {t('email.taken')} <Link to="/signin">{t('email.signIn')}</Link> {t('email.or')} <Link to="/forget-password">{t('email.reset')}</Link>
    </>
  );
}
