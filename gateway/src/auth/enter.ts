import type { Account, Endpoint, login, ReplyOf } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayRequest } from '../handler.ts';
import { openSession, type SignIn } from './open-session.ts';

type From = Pick<GatewayRequest<Endpoint>, 'client' | 'signal'>;

/** Lets somebody in who has proven who they are: a session, its first token, and what they are called. Their browser is known from now on; of a new one they are notified. */
export async function enter(
  deps: Deps,
  { client: { userAgent, device }, signal }: From,
  account: Account,
  signIn: Omit<SignIn, 'userAgent'>,
): Promise<ReplyOf<typeof login>> {
  const isKnown = device.countedBy(account.email) !== undefined;
  const token = await openSession(deps, account, { ...signIn, userAgent });
  if (!isKnown) await deps.notifyOwner({ id: account.id, notice: 'new-device', at: signIn.began.toISOString() });
  device.remember(account.email);
  return { ...token, user: await deps.people.currentUser(account, signIn.sessionId, account.language, signal) };
}
