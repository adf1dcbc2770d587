import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';

export type DeletionRequest = Pick<ReplyOf<'GET /auth/data-deletion-status'>, 'status' | 'requestedAt' | 'erasedAt' | 'receipts'>;

/** A request to erase somebody, followed until the erasure is over, and for no longer than somebody would sit and wait. */
export const deletionRequest = resource('deletionRequest', 'GET /auth/data-deletion-status', {
  pick: ({ status, requestedAt, erasedAt, receipts }): DeletionRequest => ({ status, requestedAt, erasedAt, receipts }),
  keeps: (before, now) => before.code === now.code,
  forgets: true,
  // Half of what one address may ask in five minutes.
  repeat: { everyMs: 2_000, whileIt: (request) => request?.status === 'erasing', times: 10 },
});
