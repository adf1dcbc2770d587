import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note, PasswordField, TextField } from '@pusula/frontend-kit/ui';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SIGN_IN, signInSubmitted } from './sign-in.actions.ts';
import { type SignInForm as Fields, signInForm } from './sign-in-form.ts';

const Form = styled.form`
  display: grid;
  gap: var(--s5);
  button[type='submit'] {
    min-height: 48px;
  }
`;

/** E-mail and password. What is wrong with them is said at the form; any other failure asks for another try. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(SIGN_IN));
  const refused = error?.status === 401 || error?.status === 403 ? error : null;
  const form = useForm<Fields>({ resolver: zodResolver(signInForm), mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const submit = form.handleSubmit((fields) => dispatch(signInSubmitted({ ...fields, returnTo })));
  const errorOf = (field: keyof Fields) => {
    const message = form.formState.errors[field]?.message;
    return message && text({ message, fallback: 'errors.general' });
  };
  return (
    // The rules are this form's own: the browser's bubbles would speak the browser's language.
    <Form noValidate onSubmit={submit}>
      {refused && <Note tone="bad">{text(refused)}</Note>}
      <TextField
        {...form.register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errorOf('email')}
      />
      <PasswordField {...form.register('password')} label={t('password')} autoComplete="current-password" error={errorOf('password')} />
      <Button type="submit" busy={loading}>
        {loading ? t('signingIn') : t('submit')}
      </Button>
      {!refused && <ErrorModal requestKey={SIGN_IN} title={t('failed')} onRetry={submit} />}
    </Form>
  );
}
