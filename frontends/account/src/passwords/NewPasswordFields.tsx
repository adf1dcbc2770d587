import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { PasswordField } from '@pusula/frontend-kit/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { NewPassword } from './new-password.ts';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordVerdict } from './password-check.slice.ts';

type NewPasswordFieldsProps = {
  form: UseFormReturn<NewPassword>;
  /** Why the server would not have this password. */
  refused?: string | undefined;
  verdict: PasswordVerdict;
};

/** A new password, twice, with the rule spelled out and ticked off while it is typed. */
export function NewPasswordFields({ form, refused, verdict }: NewPasswordFieldsProps) {
  const { t } = useTexts('passwords');
  const errorOf = useErrorOf(form);
  const { touchedFields, isSubmitted } = form.formState;
  const isCommon = verdict === 'common' && (touchedFields.password || isSubmitted);
  return (
    <>
      <div>
        <PasswordField
          {...form.register('password', { deps: form.formState.touchedFields.confirmation ? ['confirmation'] : [] })}
          label={t('new')}
          autoComplete="new-password"
          error={errorOf('password') ?? (isCommon ? t('errors.common') : refused)}
        />
        <PasswordRules password={form.watch('password')} verdict={refused ? 'common' : verdict} />
      </div>
      <PasswordField
        {...form.register('confirmation')}
        label={t('confirmation')}
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
    </>
  );
}
