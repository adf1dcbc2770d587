import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { DeletionRequestTable } from './deletion-request-table.ts';

/** What became of Facebook's wish that somebody be erased. */
export const dataDeletionStatus =
  ({ db }: Deps): Handler<typeof contracts.dataDeletionStatus> =>
  async ({ input: { code } }) => {
    const request = await db.manager.findOneBy(DeletionRequestTable, { code });
    if (!request) throw failure('TOKEN_NOT_FOUND');
    const { requestedAt, erasedAt } = request;
    return {
      status: erasedAt === null ? 'received' : 'erased',
      requestedAt: requestedAt.toISOString(),
      erasedAt: erasedAt?.toISOString() ?? null,
    };
  };
