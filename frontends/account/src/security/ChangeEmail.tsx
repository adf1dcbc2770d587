import { zodResolver } from '@hookform/resolvers/zod';
import { type CurrentUser, Email } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note, PasswordField, Soft, TextField } from '@pusula/frontend-kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { z } from 'zod';
import { CareBox, CareForm } from './form-parts.ts';
import { SetPassword } from './SetPassword.tsx';
import { EMAIL_CHANGE, security, selectSecurity } from './security.slice.ts';
import { useRefusal } from './use-refusal.ts';

const change = z.object({
  email: z.string().trim().min(1, 'security:email.missing').pipe(Email),
  password: z.string().min(1, 'security:password.currentMissing'),
});
type Fields = z.output<typeof change>;
const EMPTY: Fields = { email: '', password: '' };

/** Another address for the same account: it changes when the link that is mailed there is opened. Folded until it is asked for, and again when the mail is on its way. */
export function ChangeEmail({ user, hasPassword }: { user: CurrentUser; hasPassword: boolean }) {
  const { t } = useTexts('security');
  const { pendingEmail } = useSelector(selectSecurity);
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) return <SetPassword email={user.email} text={t('email.needsPassword', { email: user.email })} />;
  return (
    <CareBox>
      <div role="status">
        {pendingEmail ? (
          <Note>{t('email.sent', { pendingEmail, email: user.email })}</Note>
        ) : (
          <Soft>{t('email.text', { email: user.email })}</Soft>
        )}
      </div>
      {isOpen ? (
        <EmailForm onDone={() => setOpen(false)} />
      ) : (
        <Button look="line" onClick={() => setOpen(true)}>
          {t('email.open')}
        </Button>
      )}
    </CareBox>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const text = useProblemText();
  const form = useForm<Fields>({ resolver: zodResolver(change), mode: 'onTouched', defaultValues: EMPTY });
  const errorOf = useErrorOf(form);
  const call = useRefusal(EMAIL_CHANGE, ['INVALID_CREDENTIALS', 'INVALID_EMAIL', 'USER_ALREADY_EXIST']);
  const code = call.refusal?.message;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (call.success) done();
  }, [call.success]);
  const submit = form.handleSubmit((fields) => dispatch(security.emailChangeRequested(fields)));
  const refusedEmail = code === 'USER_ALREADY_EXIST' ? t('email.taken') : code === 'INVALID_EMAIL' && call.refusal && text(call.refusal);
  return (
    <CareForm onSubmit={submit} onChange={call.forget}>
      <TextField
        {...form.register('email')}
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        // As in ChangePassword.
        autoFocus
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
