import type { Account, Endpoint, login, ReplyOf } from '@pusula/contracts';
import { openSession, type SignIn } from './open-session.ts';
import type { OwnParts, OwnRequest } from './own-call.ts';

type From = Pick<OwnRequest<Endpoint>, 'userAgent' | 'device' | 'signal'>;

/** Lets somebody in who has proven who they are: a session, its first token, and what they are called. Their browser is known from now on; of a new one they hear. */
export async function enter(
  parts: OwnParts,
  { userAgent, device, signal }: From,
  account: Account,
  signIn: Omit<SignIn, 'userAgent'>,
): Promise<ReplyOf<typeof login>> {
  const isKnown = device.countedBy(account.email) !== undefined;
  const token = await openSession(parts, account, { ...signIn, userAgent });
  if (!isKnown) await parts.tellOwner({ id: account.id, notice: 'new-device', at: signIn.began.toISOString() });
  device.remember(account.email);
  return { ...token, user: await parts.people.currentUser(account, signIn.sessionId, account.language, signal) };
}
