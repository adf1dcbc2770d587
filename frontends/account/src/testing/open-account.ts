import { type Answers, openRemote, type SignedIn } from '@pusula/frontend-kit/testing';
import remote from '../remote.ts';

/** The account pages at an address. */
export const openAccount = (path: string, answers: Answers, signedIn?: SignedIn) =>
  openRemote({
    remote,
    path,
    answers: {
      'POST /auth/public-token': () => ({ body: { success: true, token: 'public-1' } }),
      'GET /auth/providers': () => ({ body: { success: true, providers: [] } }),
      ...answers,
    },
    signedIn,
  });
