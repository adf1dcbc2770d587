import type { PasskeyAssertion } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { type Account, maySignIn } from '../accounts/account.ts';
import { lockAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { type ChallengeUse, spendChallenge } from './challenge-table.ts';
import { PasskeyTable } from './passkey-table.ts';

/**
 * The account whose passkey has answered a challenge. The challenge is used up; the passkey's counter moves on, one answer at a time.
 * @throws failure: CHALLENGE_EXPIRED; PASSKEY_NOT_ACCEPTED, also for a key that is nobody's or somebody else's; ACCOUNT_DISABLED
 */
export async function usePasskey(deps: Deps, assertion: PasskeyAssertion, challenge: string, use: ChallengeUse): Promise<Account> {
  const { db, clock, relyingParty } = deps;
  await spendChallenge(db.manager, challenge, use, clock.now());
  const known = await db.manager.findOneBy(PasskeyTable, { credentialId: assertion.id });
  if (!known || (use.accountId !== null && use.accountId !== known.accountId)) throw failure('PASSKEY_NOT_ACCEPTED');
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.accountId);
    const passkey = await tx.findOneBy(PasskeyTable, { id: known.id });
    // Removed by its owner a moment ago.
    if (!passkey) throw failure('PASSKEY_NOT_ACCEPTED');
    const counter = await relyingParty.checkAssertion(passkey, assertion, challenge);
    if (!maySignIn(account)) throw failure('ACCOUNT_DISABLED');
    await tx.update(PasskeyTable, { id: passkey.id }, { counter, lastUsedAt: clock.now() });
    return account;
  });
}
