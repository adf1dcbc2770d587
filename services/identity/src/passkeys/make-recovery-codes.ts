import type { makeRecoveryCodes as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { lockProven } from '../passwords/require-own-password.ts';
import { recordFactorChange } from './record-factor-change.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** New recovery codes in place of the old ones, for somebody who has a passkey that they stand in for. */
export const makeRecoveryCodes =
  (deps: Deps): Handler<typeof contract> =>
  ({ input: { id, ...proof } }) =>
    deps.db.transaction(async (tx) => {
      const account = await lockProven(tx, id, proof);
      if (!account.hasPasskey) throw failure('PASSKEY_NOT_FOUND');
      const recoveryCodes = await replaceRecoveryCodes(tx, id);
      await recordFactorChange(deps, tx, account, 'recovery-codes-made');
      return { recoveryCodes };
    });
