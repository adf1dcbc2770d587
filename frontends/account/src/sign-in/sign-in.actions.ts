import { createAction } from '@pusula/frontend-kit/slices';
import type { Found } from '../social/providers.ts';

/** Request keys of the calls; their failures are read by the forms. */
export const SIGN_IN = 'signIn';
export const PASSKEY_SIGN_IN = 'signIn/passkey';
export const SECOND_STEP = 'signIn/secondStep';

type Submission = {
  email: string;
  password: string;
  /** Where the person was going; null: nowhere yet. */
  returnTo: string | null;
};

export const signInSubmitted = createAction<Submission>('signIn/submitted');

/** In place of an address and a password. */
export const passkeySignInChosen = createAction<Pick<Submission, 'returnTo'>>('signIn/passkeyChosen');

/** A provider has said who somebody is: they are signed in, or their sign-up begins. */
export const arrivedFromProvider = createAction<Found & Pick<Submission, 'returnTo'>>('signIn/arrivedFromProvider');
