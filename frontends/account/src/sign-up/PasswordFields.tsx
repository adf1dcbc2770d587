import { useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { Note, PasswordField } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { PasswordRules } from '../passwords/PasswordRules.tsx';
import { selectSignUp } from './sign-up.slice.ts';
import type { NewPassword } from './use-new-password.ts';

/** The password of a new account, asked twice, with its rules; whoever chose one before the page was loaded anew learns why they are asked again. */
export function PasswordFields({ form, typed, verdict, refusal }: NewPassword) {
  const { t } = useTexts('signUp');
  const { t: passwords } = useTexts('passwords');
  const { email, hasPassword } = useSelector(selectNewUserDraft);
  const { password } = useSelector(selectSignUp);
  const errorOf = useErrorOf(form);
  const text = useProblemText();
  const isCommon = verdict === 'common' && (form.formState.touchedFields.password || form.formState.isSubmitted);
  return (
    <>
      {hasPassword && !password && <Note>{t('password.again')}</Note>}
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div>
        <PasswordField
          {...form.register('password', { deps: form.formState.touchedFields.confirmation ? 'confirmation' : [] })}
          label={t('password.label')}
          help={t('password.help')}
          autoComplete="new-password"
          error={errorOf('password') ?? (isCommon ? passwords('errors.common') : refusal ? text(refusal) : undefined)}
        />
        <PasswordRules password={typed} verdict={refusal ? 'common' : verdict} />
      </div>
      <PasswordField
        {...form.register('confirmation')}
        label={t('password.confirmation')}
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  );
}
