import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { type DeletionRequest, DeletionRequestTable } from './deletion-request-table.ts';
import { receiptsOf } from './receipts.ts';

type Status = contracts.ReplyOf<typeof contracts.dataDeletionStatus>;

/** What became of a wish that somebody be erased, service by service. */
export const dataDeletionStatus =
  ({ db }: Deps): Handler<typeof contracts.dataDeletionStatus> =>
  async ({ input: { code } }) => {
    const request = await db.manager.findOneBy(DeletionRequestTable, { code });
    if (!request) throw failure('TOKEN_NOT_FOUND');
    const { accountId, erasedAt } = request;
    const answers = accountId === null || erasedAt === null ? [] : await receiptsOf(db.manager, accountId);
    return statusOf(request, answers);
  };

/** Pure: an erasure is over when the last service has answered. */
function statusOf({ requestedAt, accountId, erasedAt }: DeletionRequest, answers: Awaited<ReturnType<typeof receiptsOf>>): Status {
  const asked = { requestedAt: requestedAt.toISOString(), erasedAt: null, receipts: [] };
  if (erasedAt === null) return { status: 'received', ...asked };
  if (accountId === null) return { ...asked, status: 'erased', erasedAt: erasedAt.toISOString() };
  const receipts = [{ service: 'identity' as const, at: erasedAt }, ...answers];
  const times = receipts.flatMap(({ at }) => (at ? [at.getTime()] : []));
  const isOver = times.length === receipts.length;
  return {
    ...asked,
    status: isOver ? 'erased' : 'erasing',
    erasedAt: isOver ? new Date(Math.max(...times)).toISOString() : null,
    receipts: receipts.map(({ service, at }) => ({ service, at: at?.toISOString() ?? null })),
  };
}
