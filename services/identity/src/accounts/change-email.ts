import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { requestLink } from '../links/request-link.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { findByEmail, lockAccount, requireAccount } from './account-table.ts';

/** Mails a link to the caller's new address; the account keeps its own until that link is opened. */
export const changeEmail =
  (deps: Deps): Handler<typeof contracts.changeEmail> =>
  async ({ caller, input: { email, password, language } }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const { db, passwords } = deps;
    await requireOwnPassword(passwords, await requireAccount(db.manager, caller.id), password);
    if (await findByEmail(db.manager, email)) throw failure('USER_ALREADY_EXIST');
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, caller.id);
      await requestLink(deps)(tx, account, { purpose: 'email-change', email, language });
    });
    return {};
  };
