import { LIMITS, type SocialProvider } from '@pusula/contracts';
import { text, timestamp } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema, MoreThan } from 'typeorm';
import { hashOf } from '../links/mailed-link.ts';
import { invalidToken, type ProvenPerson } from './provider.ts';

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

export async function openAttempt(db: EntityManager, authenticationType: SocialProvider, nonce: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + LIMITS.socialAttemptLifetimeMs);
  await db.insert(SocialAttemptTable, { nonceHash: hashOf(nonce), authenticationType, expiresAt });
}

type Made = Pick<ProvenPerson, 'authenticationType' | 'nonce'>;

const open = ({ authenticationType, nonce }: Made & { readonly nonce: string }, now: Date) => ({
  nonceHash: hashOf(nonce),
  authenticationType,
  expiresAt: MoreThan(now),
});

/** Makes sure that a token was made for an attempt of ours which is still open. @throws failure: the provider's code for a bad token */
export async function requireOpenAttempt(db: EntityManager, { authenticationType, nonce }: Made, now: Date): Promise<void> {
  if (nonce === null) return;
  if (!(await db.existsBy(SocialAttemptTable, open({ authenticationType, nonce }, now)))) throw invalidToken(authenticationType);
}

/** Ends the attempt of a token that has done its work, so that it works once. @throws as requireOpenAttempt when another was quicker */
export async function closeAttempt(tx: EntityManager, { authenticationType, nonce }: Made, now: Date): Promise<void> {
  if (nonce === null) return;
  const { affected } = await tx.delete(SocialAttemptTable, open({ authenticationType, nonce }, now));
  if (affected !== 1) throw invalidToken(authenticationType);
}
