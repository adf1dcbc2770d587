import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

/** Crockford's: 32 symbols of which none looks like another, so that a byte chooses evenly and a code can be read aloud. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };
/** 120 bits: nobody finds a code from its hash by trying, however quick the hash. */
const SYMBOLS_IN_CODE = 24;
const GROUP = 4;

function newCode(): string {
  const symbols = [...randomBytes(SYMBOLS_IN_CODE)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
  return (symbols.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

export const newRecoveryCodes = (): string[] => Array.from({ length: LIMITS.recoveryCodes }, newCode);

/** Pure: a code as somebody has typed it, without what they may have put between its symbols or misread. */
export const typedCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[oil]/g, (symbol) => MISREAD[symbol] ?? symbol);

/** Pure: what is kept of a code, different for each account. */
export const hashOfCode = (accountId: string, code: string): string =>
  createHash('sha256')
    .update(`${accountId}:${typedCode(code)}`)
    .digest('base64url');

/** Makes an account's codes anew; whatever it had before works no more. @returns the codes, which are nowhere else */
export async function replaceRecoveryCodes(tx: EntityManager, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await forgetRecoveryCodes(tx, accountId);
  await tx.query('insert into recovery_code (account_id, code_hash) select $1, unnest($2::text[])', [
    accountId,
    codes.map((code) => hashOfCode(accountId, code)),
  ]);
  return codes;
}

export const forgetRecoveryCodes = (tx: EntityManager, accountId: string): Promise<unknown> =>
  tx.query('delete from recovery_code where account_id = $1', [accountId]);

export async function recoveryCodesLeft(db: EntityManager, accountId: string): Promise<number> {
  const [row]: { left: number }[] = await db.query('select count(*)::int as left from recovery_code where account_id = $1', [accountId]);
  return row?.left ?? 0;
}

/** Uses a code up. @returns false when it is none of the account's, or was used before */
export async function spendRecoveryCode(tx: EntityManager, accountId: string, code: string): Promise<boolean> {
  const [spent]: [unknown[], number] = await tx.query('delete from recovery_code where account_id = $1 and code_hash = $2 returning 1', [
    accountId,
    hashOfCode(accountId, code),
  ]);
  return spent.length === 1;
}
