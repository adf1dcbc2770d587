import { SERVER_LIMITS } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { failure } from '@pusula/service-kit/service';
import { type EntityManager, EntitySchema } from 'typeorm';
import { hashOf } from '../mailed-links/mailed-link.ts';

/** What a challenge was made for; it is good for nothing else. Those that are asked for in a session are good in that one alone. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in'; readonly accountId: null; readonly sessionId: null }
  | { readonly purpose: 'second-step'; readonly accountId: string; readonly sessionId: null }
  | { readonly purpose: 'registration' | 'proof'; readonly accountId: string; readonly sessionId: string };

type Challenge = {
  readonly challengeHash: string;
  readonly purpose: ChallengeUse['purpose'];
  readonly accountId: string | null;
  readonly sessionId: string | null;
  readonly expiresAt: Date;
};

export const ChallengeTable = new EntitySchema<Challenge>({
  name: 'passkey_challenge',
  columns: {
    challengeHash: { type: 'char', length: 43, name: 'challenge_hash', primary: true },
    purpose: text(),
    accountId: ulid({ name: 'account_id', nullable: true }),
    sessionId: ulid({ name: 'session_id', nullable: true }),
    expiresAt: timestamp({ name: 'expires_at' }),
  },
});

export async function openChallenge(db: EntityManager, challenge: string, use: ChallengeUse, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + SERVER_LIMITS.passkeyChallengeMs);
  await db.insert(ChallengeTable, { challengeHash: hashOf(challenge), ...use, expiresAt });
}

/**
 * Uses a challenge up. Where it must not be answered twice, whatever comes of the answer, this is outside of the transaction of what it is for, so that a refusal does
 * not bring it back.
 * @returns when it was made
 * @throws failure('CHALLENGE_EXPIRED') for one that is unknown, used, for something else, or too old
 */
export async function spendChallenge(db: EntityManager, challenge: string, use: ChallengeUse, now: Date): Promise<Date> {
  const [spent]: [{ expires_at: Date }[], number] = await db.query(
    `delete from passkey_challenge where challenge_hash = $1 and purpose = $2
     and account_id is not distinct from $3::char(26) and session_id is not distinct from $4::char(26) returning expires_at`,
    [hashOf(challenge), use.purpose, use.accountId, use.sessionId],
  );
  if (!spent[0] || spent[0].expires_at <= now) throw failure('CHALLENGE_EXPIRED');
  return new Date(spent[0].expires_at.getTime() - SERVER_LIMITS.passkeyChallengeMs);
}
