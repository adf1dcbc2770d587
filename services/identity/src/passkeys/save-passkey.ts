import type { savePasskey as contract } from '@pusula/contracts';
import { failure, type Handler, type Request } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, withPasskey } from '../accounts/account.ts';
import { eventsOfChange } from '../accounts/account-events.ts';
import { saveAccount } from '../accounts/account-table.ts';
import { requireOpenSession } from '../accounts/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { isOwnerAsking } from '../mailed-links/confirm-owner.ts';
import { endLinks } from '../mailed-links/link-table.ts';
import { lockProven } from '../passwords/require-own-password.ts';
import { requireBelowPasskeyLimit } from './begin-passkey.ts';
import { spendChallenge } from './challenge-table.ts';
import { insertPasskey, type Passkey, passkeysOf, shownPasskey } from './passkey-table.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import { challengeIn, type NewCredential } from './relying-party.ts';

type Input = Request<typeof contract>['input'];

/** Keeps the public half of a new passkey. With the first one, signing in takes a second step, and the codes are made for the day on which it is lost. */
export const savePasskey =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const { db, clock, relyingParty } = deps;
    const { id: accountId, sessionId, attestation } = input;
    const challenge = challengeIn(attestation);
    const askedAt = await spendChallenge(db.manager, challenge, { purpose: 'registration', accountId, sessionId }, clock.now());
    const credential = await relyingParty.checkAttestation(attestation, challenge);
    return db.transaction((tx) => keep(deps, tx, input, { ...credential, askedAt }));
  };

type Answer = NewCredential & { readonly askedAt: Date };

async function keep(
  deps: Deps,
  tx: EntityManager,
  { id: accountId, sessionId, name, attestation, ...asked }: Input,
  { askedAt, ...credential }: Answer,
) {
  const before = await lockProven(tx, accountId, asked);
  await requireOpenSession(tx, accountId, sessionId);
  if (!isOwnerAsking(before, asked)) throw failure('EMAIL_CONFIRMATION_REQUIRED');
  const known = await passkeysOf(tx, accountId);
  requireBelowPasskeyLimit(known);
  // What was asked for with the password alone is good for nothing more once there is a passkey.
  if (known[0] && known[0].createdAt > askedAt) throw failure('CHALLENGE_EXPIRED');
  const { transports = [] } = attestation.response;
  const createdAt = deps.clock.now();
  const passkey: Passkey = { id: deps.ids.next(), accountId, name, transports, createdAt, lastUsedAt: null, ...credential };
  if (!(await insertPasskey(tx, passkey))) throw failure('PASSKEY_ALREADY_ADDED');
  const after = await withFactor(deps, tx, before);
  const recoveryCodes = (await recoveryCodesLeft(tx, accountId)) > 0 ? null : await replaceRecoveryCodes(tx, accountId);
  const changes = [{ field: 'passkey', before: null, after: passkey.id }];
  await recordFactorChange(deps, tx, after, 'passkey-added', { changes });
  return { ...accountReply(after), passkey: shownPasskey(passkey), recoveryCodes };
}

/** With the first passkey, no address is changed any more that was asked for with the password alone. */
async function withFactor({ outbox, clock }: Deps, tx: EntityManager, before: Account): Promise<Account> {
  const after = withPasskey(before, true);
  if (after === before) return before;
  await endLinks(tx, before.id, clock.now(), ['email-change']);
  await saveAccount(tx, after);
  await outbox.add(tx, ...eventsOfChange(before, after));
  return after;
}
