import type { deadLetter as one, deadLetters as several } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { OWNERS } from './queues.ts';

/** Events that were given up, of one queue or of all. */
export const deadLetters =
  ({ queues }: OwnParts): OwnHandler<typeof several> =>
  ({ input: { queue } }) =>
    queues.parked(queue === undefined ? OWNERS : [queue]);

/** One of them, whole. */
export const deadLetter =
  ({ queues }: OwnParts): OwnHandler<typeof one> =>
  async ({ input: { queue, id } }) => {
    const message = await queues.show(queue, id);
    if (message === null) throw failure('DEAD_LETTER_NOT_FOUND');
    return { message };
  };
