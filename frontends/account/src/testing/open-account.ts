import { pageOwner } from '@pusula/contracts';
import { type Answers, openRemote, type SignedIn } from '@pusula/frontend-kit/testing';
import account from '../remote.ts';
import signIn from '../sign-in/remote.ts';
import signUp from '../sign-up/remote.ts';

const MODULES = { remote: account, 'sign-in': signIn, 'sign-up': signUp };

/** The account pages at an address. */
export const openAccount = (path: string, answers: Answers, signedIn?: SignedIn, historyState?: unknown) =>
  openRemote({
    remote: (at) => MODULES[pageOwner(at).module],
    path,
    answers: {
      'POST /auth/public-token': () => ({ body: { success: true, token: 'public-1' } }),
      'GET /auth/providers': () => ({ body: { success: true, providers: [] } }),
      ...answers,
    },
    signedIn,
    historyState,
  });

/** The account pages as a browser loads them anew: at the same address, with what its entry of the history holds. */
export const reload = (answers: Answers) =>
  openAccount(location.pathname + location.search + location.hash, answers, undefined, history.state);
