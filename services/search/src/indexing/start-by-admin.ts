import type { Endpoint } from '@pusula/contracts';
import { type ActionTaken, type IndexRun, searchActionTaken } from '@pusula/contracts';
import { actionTaken } from '@pusula/service-kit/audit';
import { failure, type Request } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { toIndexRun } from './rebuild-run.ts';

/**
 * Starts a run as an admin asked, or finds the one that is going on.
 * @param action the entry for the audit log, written by the call that really started it, in its transaction
 */
export const startByAdmin =
  (deps: Deps, action: Extract<ActionTaken['action'], 'embeddings-started' | 'index-rebuild-started'>) =>
  async ({ caller }: Pick<Request<Endpoint>, 'caller'>): Promise<{ job: IndexRun }> => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const { rebuilding, outbox, clock } = deps;
    const actorId = caller.id;
    const { run } = await rebuilding.start(
      (tx, { id }) =>
        outbox.add(tx, actionTaken(searchActionTaken, deps, { actorId, action, subject: { kind: 'index', id }, changes: [] })),
      action === 'embeddings-started',
    );
    return { job: toIndexRun(run, clock.now()) };
  };
