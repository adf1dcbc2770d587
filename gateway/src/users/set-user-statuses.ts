import { type setUserStatuses as contract, type ErrorCode, type ReplyOf, reviseAccount } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { provenAdmin } from '../sessions/acting-admin.ts';
import { inParallel } from './in-parallel.ts';

const AT_ONCE = 4;

type Refused = { readonly id: string; readonly errorMessage: ErrorCode };
type Revised = ReplyOf<typeof reviseAccount>;

/**
 * Enables or disables many people, each for themself. It fails as a whole only when a service was away and nobody was changed: the reply has to say whatever was done.
 */
export const setUserStatuses =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { ids, status }, caller, signal }) => {
    const admin = await provenAdmin(deps, caller);
    const revise = async (id: string): Promise<Revised | Refused> => {
      try {
        const revised = await deps.identity(reviseAccount, { ...admin, id, edit: { status } }, { signal });
        await deps.accountSessions.follow(revised.account, revised.version);
        return revised;
      } catch (error) {
        if (!isFailure(error)) throw error;
        return { id, errorMessage: error.code };
      }
    };
    const outcomes = await inParallel([...new Set(ids)], AT_ONCE, revise);
    const revised = outcomes.filter((outcome) => 'account' in outcome);
    const refused = outcomes.filter((outcome) => 'errorMessage' in outcome);
    if (revised.length === 0 && refused.some(({ errorMessage }) => errorMessage === 'SERVICE_UNAVAILABLE'))
      throw failure('SERVICE_UNAVAILABLE');
    await waitForProfiles(deps, revised, signal);
    return {
      changed: revised.map(({ account }) => account.id),
      refused,
      undoable: revised.flatMap(({ account: { id }, undoableEntryId: entryId }) => (entryId === null ? [] : [{ id, entryId }])),
    };
  };

/** So that the table shows them changed. Those not projected in time follow later; the reply does not wait for them. */
async function waitForProfiles({ people }: Deps, revised: readonly Revised[], signal: AbortSignal): Promise<void> {
  let isLate = false;
  await inParallel(revised, AT_ONCE, async ({ account, version }) => {
    if (!isLate) isLate = !(await people.awaitAccountVersion(account, version, signal));
  });
}
