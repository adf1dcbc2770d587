import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Note, PasswordField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { z } from 'zod';
import { usePasswordCheck } from '../passwords/use-password-check.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { passwordQuestion } from './questions.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { REGISTRATION, selectSignUp, signUp } from './sign-up.slice.ts';
import { useStep } from './use-step.ts';
import { WizardPage } from './WizardPage.tsx';

/** /signup-step-two: the password, and whether the person is a coach. */
export default function PasswordStep() {
  const { t } = useTexts('signUp');
  const dispatch = useDispatch();
  const { email, firstName, hasPassword } = useSelector(selectNewUserDraft);
  const { password } = useSelector(selectSignUp);
  const { goOn } = useStep('password');
  const form = useForm<z.infer<typeof passwordQuestion>>({
    resolver: zodResolver(passwordQuestion),
    mode: 'onTouched',
    defaultValues: { password, confirmation: password },
  });
  const errorOf = useErrorOf(form);
  const text = useProblemText();
  const { error } = useSelector(selectApiStatus(REGISTRATION));
  const typed = form.watch('password');
  // What the server refused at the end is told here, until another one is typed.
  const isRefused = error?.message === 'WEAK_PASSWORD' && typed === password;
  const check = usePasswordCheck({ password: typed, email, givenName: firstName });
  const isCommon = check.verdict === 'common' && (form.formState.touchedFields.password || form.formState.isSubmitted);
  const submit = form.handleSubmit((answer) =>
    check.whenJudged(
      () => {
        dispatch(signUp.passwordChosen(answer.password));
        dispatch(newUserDraft.answered({ hasPassword: true }));
        goOn();
      },
      () => form.setFocus('password'),
    ),
  );
  return (
    <WizardPage step="password" narrow onSubmit={submit} busy={check.isWaiting}>
      {hasPassword && !password && <Note>{t('password.again')}</Note>}
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordField
          {...form.register('password', { deps: form.formState.touchedFields.confirmation ? 'confirmation' : [] })}
          label={t('password.label')}
          autoComplete="new-password"
          error={errorOf('password') ?? (isCommon ? t('errors.passwordCommon') : isRefused ? text(error) : undefined)}
        />
        <PasswordRules password={typed} verdict={isRefused ? 'common' : check.verdict} />
      </div>
      <PasswordField
        {...form.register('confirmation')}
        label={t('password.confirmation')}
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
      <RoleChoice />
    </WizardPage>
  );
}
