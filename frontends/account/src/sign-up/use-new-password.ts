import { zodResolver } from '@hookform/resolvers/zod';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { newUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { z } from 'zod';
import { newPassword } from '../passwords/new-password.ts';
import { usePasswordCheck } from '../passwords/use-password-check.ts';
import { REGISTRATION, selectSignUp, signUp } from './sign-up.slice.ts';

export type NewPassword = ReturnType<typeof useNewPassword>;

/** The form for the password of a new account, which the server judges while it is typed. @param begun what was chosen before */
export function useNewPassword(begun: string) {
  const dispatch = useDispatch();
  const { email, firstName, lastName } = useSelector(selectNewUserDraft);
  const { password } = useSelector(selectSignUp);
  const form = useForm<z.infer<typeof newPassword>>({
    resolver: zodResolver(newPassword),
    mode: 'onTouched',
    defaultValues: { password: begun, confirmation: begun },
  });
  const { error } = useSelector(selectApiStatus(REGISTRATION));
  const typed = form.watch('password');
  const check = usePasswordCheck({ password: typed, email, givenName: firstName, familyName: lastName });
  /** Goes on as soon as the password is known to be no common one. */
  const choose = (goOn: () => void) =>
    form.handleSubmit((answer) =>
      check.whenJudged(
        () => {
          dispatch(signUp.passwordChosen(answer.password));
          dispatch(newUserDraft.answered({ hasPassword: true }));
          goOn();
        },
        () => form.setFocus('password'),
      ),
    );
  return {
    form,
    choose,
    typed,
    verdict: check.verdict,
    isWaiting: check.isWaiting,
    // What the server refused at the end is told here, until another one is typed.
    refusal: error?.message === 'WEAK_PASSWORD' && typed === password ? error : null,
  };
}
