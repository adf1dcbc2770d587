import { createAction } from '@reduxjs/toolkit';
import type { Found } from '../social/providers.ts';

/** Request key of the call; its failure is read by the form. */
export const SIGN_IN = 'signIn';

type Submission = {
  email: string;
  password: string;
  /** Where the person was going. */
  returnTo: string;
};

export const signInSubmitted = createAction<Submission>('signIn/submitted');

/** A provider has said who somebody is: they are signed in, or their sign-up begins. */
export const arrivedFromProvider = createAction<Found & Pick<Submission, 'returnTo'>>('signIn/arrivedFromProvider');
