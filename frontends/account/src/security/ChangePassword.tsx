import { zodResolver } from '@hookform/resolvers/zod';
import type { CurrentUser } from '@pusula/contracts';
import { useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, PasswordField } from '@pusula/frontend-kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { type NewPassword, newPassword } from '../passwords/new-password.ts';
import { usePasswordCheck } from '../passwords/use-password-check.ts';
import { CareForm } from './form-parts.ts';
import { PASSWORD_CHANGE, security } from './security.slice.ts';
import { useRefusal } from './use-refusal.ts';

const change = z.intersection(z.object({ currentPassword: z.string().min(1, 'security:password.currentMissing') }), newPassword);
type Fields = z.output<typeof change>;
const EMPTY: Fields = { currentPassword: '', password: '', confirmation: '' };

/** Another password for the same account; all other sessions end. Folded until it is asked for, and again when it is done. */
export function ChangePassword({ user }: { user: CurrentUser }) {
  const { t } = useTexts('security');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm user={user} onDone={() => setOpen(false)} />;
  return (
    <Button look="line" onClick={() => setOpen(true)}>
      {t('password.open')}
    </Button>
  );
}

function PasswordForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const text = useProblemText();
  const form = useForm<Fields>({ resolver: zodResolver(change), mode: 'onTouched', defaultValues: EMPTY });
  const errorOf = useErrorOf(form);
  const call = useRefusal(PASSWORD_CHANGE, ['INVALID_CREDENTIALS', 'WEAK_PASSWORD']);
  const code = call.refusal?.message;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (call.success) done();
  }, [call.success]);
  const check = usePasswordCheck({
    password: form.watch('password'),
    email: user.email,
    givenName: user.firstName,
    familyName: user.lastName,
  });
  const submit = form.handleSubmit(({ currentPassword, password }) =>
    check.whenJudged(
      () => dispatch(security.passwordChanged({ currentPassword, newPassword: password })),
      () => form.setFocus('password'),
    ),
  );
  return (
    <CareForm onSubmit={submit} onChange={call.forget}>
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        {...form.register('currentPassword')}
        label={t('password.current')}
        autoComplete="current-password"
        // At once: setFocus of the form waits for a turn of its own, and moves the focus from where somebody types by then.
        autoFocus
        error={errorOf('currentPassword') ?? (code === 'INVALID_CREDENTIALS' ? t('password.wrong') : undefined)}
      />
      <NewPasswordFields
        form={form as unknown as UseFormReturn<NewPassword>}
        refused={code === 'WEAK_PASSWORD' && call.refusal ? text(call.refusal) : undefined}
        verdict={check.verdict}
      />
      <Button type="submit" look="line" busy={call.loading || check.isWaiting}>
        {t('password.submit')}
      </Button>
      {!call.refusal && <ErrorModal requestKey={PASSWORD_CHANGE} title={t('password.failed')} onRetry={submit} />}
    </CareForm>
  );
}
