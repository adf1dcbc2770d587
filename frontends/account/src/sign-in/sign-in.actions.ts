import { createAction } from '@reduxjs/toolkit';

/** Request key of the call; its failure is read by the form. */
export const SIGN_IN = 'signIn';

type Submission = {
  email: string;
  password: string;
  /** Where the person was going. */
  returnTo: string;
};

export const signInSubmitted = createAction<Submission>('signIn/submitted');
