import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { accountState, maySignIn } from '../accounts/account.ts';
import { findByEmail, noteKnownOwner, replaceHash } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { secondStep } from '../passkeys/second-step.ts';

/**
 * The account of an address and its password. An unknown address, an account without a password and a wrong password cost the same time and answer the
 * same code (S7); only somebody who knows the password learns that an account is disabled.
 */
export const verifyCredentials =
  (deps: Deps): Handler<typeof contracts.verifyCredentials> =>
  async ({ input: { email, password, ownersBrowserOf } }) => {
    const { db, passwords, log } = deps;
    const account = await findByEmail(db.manager, email);
    const hash = account?.passwordHash ?? null;
    const isRight = await passwords.verify(hash, password);
    if (!account || hash === null || !isRight) throw failure('INVALID_CREDENTIALS');
    if (!maySignIn(account)) throw failure('ACCOUNT_DISABLED');
    if (ownersBrowserOf === account.id && !account.isOwnerKnown) await noteKnownOwner(db.manager, account);
    if (passwords.isOutdated(hash)) {
      await replaceHash(db.manager, account.id, hash, await passwords.hash(password));
      log.info({ account: account.id }, 'a password hash was renewed');
    }
    // It takes a while to see whether a password is right: meanwhile the account may have got a passkey, or the address another account.
    const current = await findByEmail(db.manager, email);
    if (current?.id !== account.id) throw failure('INVALID_CREDENTIALS');
    return { account: accountState(current), ...(await secondStep(deps, db.manager, current)) };
  };
