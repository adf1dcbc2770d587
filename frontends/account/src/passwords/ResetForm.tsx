import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Checkbox, ErrorModal, Small } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { SignedOutForm } from '../signed-out-page/SignedOutForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type NewPassword, newPassword } from './new-password.ts';
import { newPasswordChosen, RESET } from './passwords.actions.ts';
import { usePasswordCheck } from './use-password-check.ts';

/** The new password. One that the server finds too easy to guess is told at the field. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTexts('passwords');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(RESET));
  const [sent, setSent] = useState('');
  const [unlinksProviders, setUnlinksProviders] = useState(false);
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPassword),
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const typed = form.watch('password');
  // What the server would not have, until another one is typed.
  const refusal = error?.message === 'WEAK_PASSWORD' && typed === sent ? error : null;
  const check = usePasswordCheck({ password: typed });
  const submit = form.handleSubmit(({ password }) =>
    check.whenJudged(
      () => {
        setSent(password);
        dispatch(newPasswordChosen({ token, password, unlinksProviders }));
      },
      () => form.setFocus('password'),
    ),
  );
  return (
    <SignedOutForm onSubmit={submit}>
      <NewPasswordFields form={form} refused={refusal ? text(refusal) : undefined} verdict={check.verdict} />
      <div>
        <Checkbox
          checked={unlinksProviders}
          onChange={({ target }) => setUnlinksProviders(target.checked)}
          aria-describedby="unlinks-providers"
        >
          {t('reset.unlink')}
        </Checkbox>
        <Small id="unlinks-providers">{t('reset.unlinkText')}</Small>
      </div>
      <Button type="submit" busy={loading || check.isWaiting}>
        {t('reset.submit')}
      </Button>
      {error?.message !== 'WEAK_PASSWORD' && <ErrorModal requestKey={RESET} title={t('reset.failed')} onRetry={submit} />}
    </SignedOutForm>
  );
}
