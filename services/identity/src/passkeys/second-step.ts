import type { PasskeyOptions } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { type ChallengeUse, openChallenge } from './challenge-table.ts';
import { passkeysOf } from './passkey-table.ts';

type AskDeps = Pick<Deps, 'clock' | 'relyingParty'>;

/** Asks for one of an account's passkeys, for one use. */
export async function askFor(
  { clock, relyingParty }: AskDeps,
  db: EntityManager,
  accountId: string,
  use: ChallengeUse,
): Promise<PasskeyOptions> {
  const options = await relyingParty.requestAssertion(await passkeysOf(db, accountId));
  await openChallenge(db, options.challenge, use, clock.now());
  return options;
}

/** What a sign-in goes on with whose first step was right: nothing, or the question for a passkey. */
export async function secondStep(deps: AskDeps, db: EntityManager, { id, hasPasskey }: Account): Promise<{ secondStep?: PasskeyOptions }> {
  if (!hasPasskey) return {};
  return { secondStep: await askFor(deps, db, id, { purpose: 'second-step', accountId: id, sessionId: null }) };
}
