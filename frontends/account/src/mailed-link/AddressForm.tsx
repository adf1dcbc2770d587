import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { lazyResolver } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, TextField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { SignedOutForm } from '../signed-out-page/SignedOutForm.tsx';
import type { AddressFields } from './address-rules.ts';
import { type LinkPurpose, linkKey, mailedLinks } from './mailed-link.slice.ts';

const rules = lazyResolver(() => import('./address-rules.ts'));

type AddressFormProps = {
  purpose: LinkPurpose;
  submit: string;
  /** What was typed elsewhere already. */
  email?: string;
};

/** Where a link is to be mailed to. An address that nobody has is said at the field. */
export function AddressForm({ purpose, submit, email = '' }: AddressFormProps) {
  const { t } = useTexts('mailedLink');
  const dispatch = useDispatch();
  const text = useProblemText();
  const key = linkKey(purpose);
  const { loading, error } = useSelector(selectApiStatus(key));
  const form = useForm<AddressFields>({ resolver: rules, mode: 'onTouched', defaultValues: { email } });
  const send = form.handleSubmit((fields) => dispatch(mailedLinks.requested({ purpose, ...fields })));
  const problem = form.formState.errors.email?.message;
  const isUnknown = error?.message === 'USER_NOT_FOUND';
  const atField = problem ? text({ message: problem, fallback: 'errors.general' }) : isUnknown ? t('unknown') : undefined;
  return (
    <SignedOutForm onSubmit={send}>
      <TextField {...form.register('email')} label={t('email')} type="email" autoComplete="username" inputMode="email" error={atField} />
      <Button type="submit" busy={loading}>
        {loading ? t('sending') : submit}
      </Button>
      {!isUnknown && <ErrorModal requestKey={key} title={t('failed')} onRetry={send} />}
    </SignedOutForm>
  );
}
