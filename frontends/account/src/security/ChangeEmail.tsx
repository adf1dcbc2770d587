import { zodResolver } from '@hookform/resolvers/zod';
import { type CurrentUser, Email } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note, PasswordField, Soft, TextField } from '@pusula/frontend-kit/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { z } from 'zod';
import { CareForm } from './form-parts.ts';
import { NoPasswordNote } from './NoPasswordNote.tsx';
import { EMAIL_CHANGE, security, selectSecurity } from './security.slice.ts';
import { useRefusal } from './use-refusal.ts';

const change = z.object({
  email: z.string().trim().min(1, 'security:email.missing').pipe(Email),
  password: z.string().min(1, 'security:password.currentMissing'),
});
type Fields = z.output<typeof change>;
const EMPTY: Fields = { email: '', password: '' };

/** Another address for the same account: it changes when the link that is mailed there is opened. */
export function ChangeEmail({ user }: { user: CurrentUser }) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { pendingEmail } = useSelector(selectSecurity);
  const form = useForm<Fields>({ resolver: zodResolver(change), mode: 'onTouched', defaultValues: EMPTY });
  const errorOf = useErrorOf(form);
  const call = useRefusal(EMAIL_CHANGE, ['INVALID_CREDENTIALS', 'INVALID_EMAIL', 'USER_ALREADY_EXIST', 'PASSWORD_NOT_SET']);
  const code = call.refusal?.message;
  const { reset } = form;
  useEffect(() => {
    if (call.success) reset(EMPTY);
  }, [call.success, reset]);
  const submit = form.handleSubmit((fields) => dispatch(security.emailChangeRequested(fields)));
  const refusedEmail = code === 'USER_ALREADY_EXIST' ? t('email.taken') : code === 'INVALID_EMAIL' && call.refusal && text(call.refusal);
  return (
    <CareForm onSubmit={submit} onChange={call.forget}>
      <div role="status">
        {pendingEmail ? (
          <Note>{t('email.sent', { pendingEmail, email: user.email })}</Note>
        ) : (
          <Soft>{t('email.text', { email: user.email })}</Soft>
        )}
      </div>
      {code === 'PASSWORD_NOT_SET' && <NoPasswordNote email={user.email} />}
      <TextField
        {...form.register('email')}
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email') ?? (refusedEmail || undefined)}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password.current')}
        autoComplete="current-password"
        error={errorOf('password') ?? (code === 'INVALID_CREDENTIALS' ? t('password.wrong') : undefined)}
      />
      <Button type="submit" look="line" busy={call.loading}>
        {t('email.submit')}
      </Button>
      {!call.refusal && <ErrorModal requestKey={EMAIL_CHANGE} title={t('email.failed')} onRetry={submit} />}
    </CareForm>
  );
}
