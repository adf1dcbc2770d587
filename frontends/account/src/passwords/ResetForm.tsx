import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { GateForm } from '../gate/GateForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type NewPassword, newPassword } from './new-password.ts';
import { newPasswordChosen, RESET } from './passwords.actions.ts';

/** The new password. One that the server finds too easy to guess is told at the field. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTexts('passwords');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(RESET));
  const isWeak = error?.message === 'WEAK_PASSWORD';
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPassword),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = form.handleSubmit(({ password }) => dispatch(newPasswordChosen({ token, password })));
  return (
    <GateForm onSubmit={submit}>
      <NewPasswordFields form={form} refused={isWeak ? text(error) : undefined} />
      <Button type="submit" busy={loading}>
        {t('reset.submit')}
      </Button>
      {!isWeak && <ErrorModal requestKey={RESET} title={t('reset.failed')} onRetry={submit} />}
    </GateForm>
  );
}
