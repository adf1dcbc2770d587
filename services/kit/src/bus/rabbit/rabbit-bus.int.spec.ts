import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import { silentLog } from '../../log/log.ts';
import { describeBus } from '../../testing/bus-contract/describe-bus.ts';
import { removeTopology } from '../../testing/remove-topology.ts';
import { serverUrl } from '../../testing/servers/known-servers.ts';
import type { Bus } from '../bus.ts';
import { queueOf } from '../queue-of.ts';
import { createRabbitBus } from './rabbit-bus.ts';
import { deadQueueOf, declaring } from './topology.ts';

const url = serverUrl('rabbitmq');

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

  describe('dead letters that two replicas look at', () => {
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    const queue = queueOf(prefix, 'watched');
    let replicas: readonly [Bus, Bus];
    beforeAll(() => {
      const create = (name: string) => createRabbitBus({ url, prefix, name: `${prefix}-${name}`, log: silentLog() });
      replicas = [create('one'), create('two')];
    });
    afterAll(async () => {
      await Promise.all(replicas.map((bus) => bus.close()));
      await removeTopology(url, prefix, ['watched'], [50, 100]);
    });

    it('are there for both, also at the same moment', async () => {
      const connection = await connect(url);
      const channel = await connection.createConfirmChannel();
      await declaring.queue(channel, prefix, queue, []);
      channel.sendToQueue(deadQueueOf(queue), Buffer.from('{}'), { messageId: 'poison' });
      await channel.waitForConfirms();
      await connection.close();

      const looks = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const { deadLetters } = replicas[at % 2] as Bus;
          return at % 4 < 2 ? deadLetters.show(queue, 'poison') : deadLetters.list(queue).then((letters) => letters[0]?.id);
        }),
      );
      expect(looks.filter((look) => look !== '{}' && look !== 'poison')).toEqual([]);
      expect(await replicas[1].deadLetters.discard(queue, async () => new Set(['poison']))).toBe(1);
    });
  });
} else {
  describe('the RabbitMQ bus', () => {
    it.skip('AMQP_URL', () => undefined);
  });
}
