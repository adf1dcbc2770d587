import type { Caller } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

/**
 * Records that an admin looks through people; show none before. All lists are one look, whatever they are of: an entry for each page and filter would bury the
 * others, and words that are searched for may be somebody's name.
 */
export async function recordListing({ recordDataAccess }: Pick<Deps, 'recordDataAccess'>, caller: Caller): Promise<void> {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  await recordDataAccess({ actorId: caller.id, action: 'people-listed', subject: { kind: 'user', id: '' }, changes: [] });
}
