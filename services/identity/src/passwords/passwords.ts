import { randomBytes } from 'node:crypto';
import { hash as argon2, verify } from '@node-rs/argon2';

/** argon2id costs (S8): memory in KiB, passes over it, lanes. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
export const PASSWORD_COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export type Passwords = {
  /** @returns a PHC string, costs and salt included */
  readonly hash: (password: string) => Promise<string>;
  /** @param hash null when there is none to compare with: takes the same time and is false */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
  /** Whether a hash was made with less work than is asked for today. */
  readonly isOutdated: (hash: string) => boolean;
};

/** Passwords as argon2id hashes, computed outside of the event loop. */
export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const hash = (password: string) => argon2(password.normalize('NFKC'), cost);
  /** Of a password that nobody knows. Made before the first question, so that timing does not give the first unknown address away. */
  const nobodys = hash(randomBytes(32).toString('hex'));
  return {
    hash,
    verify: async (known, password) => {
      const isRight = await verify(known ?? (await nobodys), password.normalize('NFKC'));
      return known !== null && isRight;
    },
    isOutdated: (known) => isWeaker(costOf(known), cost),
  };
}

const isWeaker = (known: PasswordCost | undefined, asked: PasswordCost): boolean =>
  !known || known.memoryCost < asked.memoryCost || known.timeCost < asked.timeCost || known.parallelism < asked.parallelism;

/** The costs that a PHC string names: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`; undefined for any other algorithm. */
function costOf(hash: string): PasswordCost | undefined {
  const found = /^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash);
  return found ? { memoryCost: Number(found[1]), timeCost: Number(found[2]), parallelism: Number(found[3]) } : undefined;
}
