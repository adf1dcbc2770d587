import { getContext, put } from 'typed-redux-saga';
import type { ReplyOf, TokenStore } from '../api/index.ts';
import { type SessionState, session } from './session.slice.ts';

/** Saga: what a successful login or registration means: its token is stored and its person is signed in. */
export function* openSession(reply: ReplyOf<'POST /auth/login'>, authenticationType: NonNullable<SessionState['authenticationType']>) {
  const tokens = yield* getContext<TokenStore>('tokens');
  tokens.write({ token: reply.token, tokenType: 'User' });
  yield* put(session.signedIn({ user: reply.user, authenticationType }));
}
