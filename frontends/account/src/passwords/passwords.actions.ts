import { createAction } from '@pusula/frontend-kit/slices';

/** Request key of the call. */
export const RESET = 'passwords/reset';

/** A new password was chosen with the token of a mailed link. */
export const newPasswordChosen = createAction<{ token: string; password: string; unlinksProviders: boolean }>(
  'passwords/newPasswordChosen',
);
