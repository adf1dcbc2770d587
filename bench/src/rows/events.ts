import { openBroker } from '../events/broker.ts';
import { amqplibTime, ourTime } from '../events/commit-to-consumer.ts';
import { oneByOneRate, relayRate } from '../events/relay-rates.ts';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';
import { together } from '../servers/together.ts';

const ROWS = { full: { relays: 20_000, oneByOne: 500, times: 100 }, quick: { relays: 2_000, oneByOne: 50, times: 10 } };

export const events: Row = {
  name: 'events',
  title: 'Events over RabbitMQ',
  missing: async () => (process.env.AMQP_URL ? undefined : 'AMQP_URL'),
  measure: ({ rounds, quick }) =>
    together(async (keep) => {
      const url = process.env.AMQP_URL ?? '';
      const broker = keep(await openBroker(url));
      const counts = quick ? ROWS.quick : ROWS.full;
      const times = await alternately(rounds, {
        ours: () => ourTime(broker, counts.times),
        plain: () => amqplibTime(url, broker, counts.times, 'plain'),
        confirming: () => amqplibTime(url, broker, counts.times, 'confirming'),
      });
      const rates = await alternately(rounds, {
        ours: () => relayRate(broker, counts.relays),
        oneByOne: () => oneByOneRate(broker, counts.oneByOne),
      });
      return {
        comparisons: [
          {
            what: 'outbox relay',
            unit: 'rows/s',
            ours: figureOf(rates.ours),
            opponent: { name: 'one row at a time', figure: figureOf(rates.oneByOne) },
            aim: { atLeast: 25 },
          },
          {
            what: 'commit to consumer, p50',
            unit: 'ms',
            ours: figureOf(times.ours),
            opponent: { name: 'amqplib without confirmations and outbox', figure: figureOf(times.plain) },
          },
          {
            what: 'commit to consumer, p50',
            unit: 'ms',
            ours: figureOf(times.ours),
            opponent: { name: 'amqplib defaults with confirmations, without an outbox', figure: figureOf(times.confirming) },
            aim: { atMost: 0.1 },
          },
        ],
        notes: [
          'On the broker that AMQP_URL names and a PostgreSQL of the run’s own; an event is sent when the one before has arrived. Ours passes a transactional outbox and a queue on quorum; amqplib publishes after the commit, to a queue of the default kind, and loses the event when the process dies between the two.',
        ],
      };
    }),
};
