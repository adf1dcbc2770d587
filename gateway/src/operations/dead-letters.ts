import type { deadLetter as one, deadLetters as several } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { eventIn } from './handle-dead-letter.ts';
import { OWNERS } from './queues.ts';

/** Events that were given up, of one queue or of all. */
export const deadLetters =
  ({ queues }: Deps): GatewayHandler<typeof several> =>
  ({ input: { queue } }) =>
    queues.deadLetters(queue === undefined ? OWNERS : [queue]);

/** One of them, whole. Of whom it speaks stays out of the audit log, as everything in it does: the entry says which message was read. */
export const deadLetter =
  ({ queues, recordDataAccess }: Deps): GatewayHandler<typeof one> =>
  async ({ input: { queue, id }, caller }) => {
    const message = await queues.show(queue, id);
    if (message === null) throw failure('DEAD_LETTER_NOT_FOUND');
    const changes = Object.entries({ message: id, event: eventIn(message) }).map(([field, after]) => ({ field, before: null, after }));
    await recordDataAccess({ actorId: signedIn(caller).id, action: 'dead-letter-viewed', subject: { kind: 'queue', id: queue }, changes });
    return { message };
  };
