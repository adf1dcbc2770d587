import type { Account, Endpoint, login, ReplyOf } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import type { Deps } from '../deps.ts';
import type { GatewayRequest } from '../handler.ts';
import { openSession, type SignIn } from './open-session.ts';

type From = Pick<GatewayRequest<Endpoint>, 'client' | 'signal'>;

/** Lets somebody in who has proven who they are: a session, its first token, and what they are called. Their browser is known from now on; of a new one the owner of a proven address is notified. */
export async function enter(
  deps: Deps,
  { client, signal }: From,
  account: Account,
  signIn: Omit<SignIn, 'client' | 'enteredFrom'>,
): Promise<ReplyOf<typeof login>> {
  const known = await client.browser.knownTo(account.email);
  const isNew = account.isVerified && !known;
  // Signing in alone makes a browser known: only one in which the owner has opened a letter is counted apart from whoever else comes from there.
  const enteredFrom = known?.hasOpenedLetter ? known.browserId : customerOf(client.address);
  const token = await openSession(deps, account, { ...signIn, client, enteredFrom });
  if (isNew) await deps.notifyOwner({ id: account.id, notice: 'new-device', at: signIn.began.toISOString() });
  await client.browser.remember(account, signIn.began);
  return { ...token, user: await deps.people.currentUser(account, signIn.sessionId, account.language, signal) };
}
