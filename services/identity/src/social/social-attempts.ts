import { SERVER_LIMITS, type SocialProvider } from '@pusula/contracts';
import { text, timestamp } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema, LessThan, MoreThan } from 'typeorm';
import { hashOf } from '../mailed-links/mailed-link.ts';
import { invalidToken, type PersonWithToken } from './provider.ts';

/** A popup that was opened: a provider's token made for it is good once, for ten minutes. */
type SocialAttempt = { readonly nonceHash: string; readonly authenticationType: SocialProvider; readonly expiresAt: Date };

export const SocialAttemptTable = new EntitySchema<SocialAttempt>({
  name: 'social_attempt',
  columns: {
    nonceHash: { type: 'char', length: 43, name: 'nonce_hash', primary: true },
    authenticationType: text({ name: 'authentication_type' }),
    expiresAt: timestamp({ name: 'expires_at' }),
  },
});

/** A token of a provider that knows no attempts, by its hash: it has done its work. */
type UsedToken = { readonly tokenHash: string; readonly usedAt: Date };

export const UsedTokenTable = new EntitySchema<UsedToken>({
  name: 'used_provider_token',
  columns: {
    tokenHash: { type: 'char', length: 43, name: 'token_hash', primary: true },
    usedAt: timestamp({ name: 'used_at' }),
  },
});

export async function openSocialAttempt(db: EntityManager, authenticationType: SocialProvider, nonce: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + SERVER_LIMITS.socialAttemptLifetimeMs);
  await db.insert(SocialAttemptTable, { nonceHash: hashOf(nonce), authenticationType, expiresAt });
}

type Made = Pick<PersonWithToken, 'authenticationType' | 'nonce' | 'tokenHash'>;

const open = ({ authenticationType, nonce }: Made & { readonly nonce: string }, now: Date) => ({
  nonceHash: hashOf(nonce),
  authenticationType,
  expiresAt: MoreThan(now),
});

/** Makes sure that a token was made for an attempt of ours which is still open, or at least that it has done no work yet. @throws failure: the provider's code for a bad token */
export async function requireOpenSocialAttempt(db: EntityManager, { nonce, ...made }: Made, now: Date): Promise<void> {
  const isGood =
    nonce === null
      ? !(await db.existsBy(UsedTokenTable, { tokenHash: made.tokenHash }))
      : await db.existsBy(SocialAttemptTable, open({ ...made, nonce }, now));
  if (!isGood) throw invalidToken(made.authenticationType);
}

/** Ends the attempt of a token that has done its work, so that it works once. @throws as requireOpenSocialAttempt when another was quicker */
export async function closeSocialAttempt(tx: EntityManager, { nonce, ...made }: Made, now: Date): Promise<void> {
  const isFirst = nonce === null ? await recordUsedToken(tx, made.tokenHash, now) : await deleteSocialAttempt(tx, { ...made, nonce }, now);
  if (!isFirst) throw invalidToken(made.authenticationType);
}

async function deleteSocialAttempt(tx: EntityManager, made: Made & { readonly nonce: string }, now: Date): Promise<boolean> {
  const { affected } = await tx.delete(SocialAttemptTable, open(made, now));
  return affected === 1;
}

async function recordUsedToken(tx: EntityManager, tokenHash: string, usedAt: Date): Promise<boolean> {
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(UsedTokenTable)
    .values({ tokenHash, usedAt })
    .orIgnore()
    .returning('token_hash')
    .execute();
  return raw.length === 1;
}

/** Forgets attempts that nobody has finished, and tokens that their provider believes no more. */
export async function deleteExpiredAttempts(db: EntityManager, now: Date): Promise<void> {
  await db.delete(SocialAttemptTable, { expiresAt: LessThan(now) });
  await db.delete(UsedTokenTable, { usedAt: LessThan(new Date(now.getTime() - SERVER_LIMITS.usedProviderTokensKeptMs)) });
}
