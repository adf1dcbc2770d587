import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { lazyResolver, useErrorOf } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ErrorModal, Note, PasswordField, TextField } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SignedOutForm } from '../signed-out-page/SignedOutForm.tsx';
import { SIGN_IN, signInSubmitted } from './sign-in.actions.ts';
import type { SignInFields } from './sign-in-rules.ts';

const Aside = styled(Link)`
  font: var(--t-small);
`;

const rules = lazyResolver(() => import('./sign-in-rules.ts'));

/** What another try at once would not change: it is said at the form. */
const REFUSALS: readonly (number | null)[] = [401, 403, 409, 429];

/** E-mail and password. What is wrong with them is said at the form; any other failure asks for another try. */
export function SignInForm({ returnTo }: { returnTo: string | null }) {
  const { t } = useTexts('signIn');
  const dispatch = useDispatch();
  const text = useProblemText();
  const { loading, error } = useSelector(selectApiStatus(SIGN_IN));
  const refused = error && REFUSALS.includes(error.status) ? error : null;
  const form = useForm<SignInFields>({ resolver: rules, mode: 'onTouched', defaultValues: { email: '', password: '' } });
  const { email, password } = form.watch();
  const [sent, setSent] = useState({ email: '', password: '' });
  const submit = form.handleSubmit((fields) => {
    setSent(form.getValues());
    dispatch(signInSubmitted({ ...fields, returnTo }));
  });
  const errorOf = useErrorOf(form);
  const isWrong = refused?.message === 'INVALID_CREDENTIALS';
  // Which of the two it is, nobody is told; both are marked until one is typed anew.
  const invalid = isWrong && email === sent.email && password === sent.password;
  return (
    <SignedOutForm onSubmit={submit}>
      {refused && (
        <Note tone="bad">
          {isWrong ? t('wrong') : text(refused)}
          {isWrong && (
            <>
              {' '}
              <Link to="/forget-password" state={{ email }}>
                {t('wrongReset')}
              </Link>
            </>
          )}
          {refused.message === 'TOO_MANY_REQUESTS' && (
            <>
              {' '}
              <Link to="/forget-password" state={{ email }}>
                {t('resetInstead')}
              </Link>
            </>
          )}
        </Note>
      )}
      <TextField
        {...form.register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errorOf('email')}
        invalid={invalid}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete="current-password"
        error={errorOf('password')}
        invalid={invalid}
        aside={
          <Aside to="/forget-password" state={{ email }}>
            {t('forgotten')}
          </Aside>
        }
      />
      <Button type="submit" busy={loading}>
        {loading ? t('signingIn') : t('submit')}
      </Button>
      {!refused && <ErrorModal requestKey={SIGN_IN} title={t('failed')} onRetry={submit} />}
    </SignedOutForm>
  );
}
