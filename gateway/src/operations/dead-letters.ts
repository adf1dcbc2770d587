import type { deadLetter as one, deadLetters as several } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { OWNERS } from './queues.ts';

/** Events that were given up, of one queue or of all. */
export const deadLetters =
  ({ queues }: Deps): GatewayHandler<typeof several> =>
  ({ input: { queue } }) =>
    queues.deadLetters(queue === undefined ? OWNERS : [queue]);

/** One of them, whole. */
export const deadLetter =
  ({ queues }: Deps): GatewayHandler<typeof one> =>
  async ({ input: { queue, id } }) => {
    const message = await queues.show(queue, id);
    if (message === null) throw failure('DEAD_LETTER_NOT_FOUND');
    return { message };
  };
