import type { Account, Endpoint, login, ReplyOf } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Client, GatewayRequest } from '../handler.ts';
import type { KnownTo } from '../known-browsers/calling-browser.ts';
import { beginAttempt } from '../limits/begin-attempt.ts';
import { openSession, type SignIn, signInAttemptOf } from './open-session.ts';

type From = Pick<GatewayRequest<Endpoint>, 'client' | 'signal'>;

/** Lets somebody in who has proven who they are: a session, its first token, and what they are called. Their browser is known from now on; of a new one the owner of a proven address is notified. */
export async function completeSignIn(
  deps: Deps,
  { client, signal }: From,
  account: Account,
  signIn: Omit<SignIn, 'client' | 'signInOrigin'>,
): Promise<ReplyOf<typeof login>> {
  const known = await client.browser.knownTo(account.email);
  const isNew = account.isVerified && !known;
  const token = await openSession(deps, account, { ...signIn, client, signInOrigin: signInOriginOf(client, known) });
  if (isNew) await deps.notifyOwner({ id: account.id, notice: 'new-device', at: signIn.began.toISOString() });
  await client.browser.remember(account, signIn.began);
  return { ...token, user: await deps.people.currentUser(account, signIn.sessionId, account.language, signal) };
}

/** Refuses whoever has entered the account again and again from there, before they spend what would open nothing. @throws TooManyRequests */
export async function requireSignInAllowed(
  { attempts }: Pick<Deps, 'attempts'>,
  client: Client,
  accountId: string,
  known: KnownTo | undefined,
): Promise<void> {
  const undo = await beginAttempt(attempts, [signInAttemptOf(accountId, signInOriginOf(client, known))]);
  await undo();
}

/** Signing in alone makes a browser known: only one in which the owner has opened a letter is counted apart from whoever else comes from there. */
const signInOriginOf = ({ address }: Client, known: KnownTo | undefined): string =>
  known?.hasOpenedLetter ? known.browserId : customerOf(address);
