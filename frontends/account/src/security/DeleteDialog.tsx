import { zodResolver } from '@hookform/resolvers/zod';
import { type CurrentUser, foldEmail } from '@pusula/contracts';
import { type ApiProblem, useProblemText } from '@pusula/frontend-kit/api';
import { useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Dialog, DialogFooter, Note, PasswordField, TextField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { z } from 'zod';
import type { Provider } from '../social/providers.ts';
import { DELETION, security } from './security.slice.ts';
import { useRefusal } from './use-refusal.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

/** @param byPassword whether the account is proven by its password; otherwise its provider is asked */
const confirmation = (email: string, byPassword: boolean) =>
  z.object({
    email: z.string().refine((typed) => foldEmail(typed) === foldEmail(email), 'security:deletion.mismatch'),
    password: z.string().refine((typed) => !byPassword || typed !== '', 'security:password.currentMissing'),
  });

type DeleteDialogProps = {
  user: CurrentUser;
  /** Which one the session came from; null: it is proven by password. */
  provider: Provider | null;
  onClose: () => void;
};

/** The last question before an account goes: typed out, and proven by password or by the provider that the session came from. */
export function DeleteDialog({ user, provider, onClose }: DeleteDialogProps) {
  const { t } = useTexts('security');
  const dispatch = useDispatch();
  const text = useProblemText();
  const byPassword = provider === null;
  const call = useRefusal(DELETION, ['INVALID_CREDENTIALS']);
  const form = useForm({
    resolver: zodResolver(confirmation(user.email, byPassword)),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const errorOf = useErrorOf(form);
  const submit = form.handleSubmit(({ password }) => dispatch(security.deletionConfirmed(provider === null ? { password } : { provider })));
  const isAtPassword = byPassword && call.refusal !== null;
  const elsewhere = isAtPassword ? null : call.error;
  const sentence = (problem: ApiProblem) => {
    if (problem.message === 'LAST_ADMIN') return t('deletion.lastAdmin');
    if (problem.message === 'INVALID_CREDENTIALS') return t('deletion.otherPerson', { provider });
    return text(problem);
  };
  return (
    <Dialog open alert onClose={onClose} title={t('deletion.title')} text={t('deletion.ask', { email: user.email })}>
      <Form noValidate onSubmit={submit} onChange={call.forget}>
        {elsewhere && <Note tone="bad">{sentence(elsewhere)}</Note>}
        <TextField
          {...form.register('email')}
          label={t('deletion.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errorOf('email')}
        />
        {byPassword && (
          <PasswordField
            {...form.register('password')}
            label={t('password.current')}
            autoComplete="current-password"
            error={errorOf('password') ?? (isAtPassword ? t('password.wrong') : undefined)}
          />
        )}
        <DialogFooter cancel={t('cancel')} onCancel={onClose}>
          <Button type="submit" look="danger" busy={call.loading}>
            {byPassword ? t('deletion.submit') : t('deletion.submitThrough', { provider })}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
