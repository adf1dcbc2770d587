import { randomBytes } from 'node:crypto';
import { describe, it } from '@jest/globals';
import { silentLog } from '../../log/log.ts';
import { describeBus } from '../../testing/bus-contract/describe-bus.ts';
import { removeTopology } from '../../testing/remove-topology.ts';
import { createRabbitBus } from './rabbit-bus.ts';

const url = process.env.AMQP_URL;

if (url) {
  describeBus('RabbitMQ', async () => {
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    const bus = createRabbitBus({ url, prefix, name: prefix, log: silentLog() });
    return {
      bus,
      prefix,
      cleanUp: async () => {
        await bus.close();
        await removeTopology(
          url,
          prefix,
          ['a', 'b', 'other', 'order', 'again', 'poison', 'unusable', 'waiting', 'pausing', 'draining', 'discarding', 'both'],
          [50, 100],
        );
      },
    };
  });
} else {
  describe('the RabbitMQ bus', () => {
    it.skip('AMQP_URL', () => undefined);
  });
}
