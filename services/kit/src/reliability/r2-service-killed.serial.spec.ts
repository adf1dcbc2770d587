import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type LentRabbit, lendRabbit, rabbitIsThere } from '../testing/rabbit.ts';
import { removeTopology } from '../testing/remove-topology.ts';
import { audit } from './audit.ts';
import { startLedgerProcess } from './child.ts';
import { DEADLY_POINTS } from './deadly-bus.ts';
import { FULL, load, SLACK } from './load.ts';

const EACH = FULL ? 1_000 : 40;
const CLIENTS = 10;
const BUSES = rabbitIsThere() ? (['RabbitMQ', 'in-process'] as const) : (['in-process'] as const);

type Point = (typeof DEADLY_POINTS)[number];

/** Each point over one of the buses; `make chaos` kills at each point over both. */
const POINTS: Readonly<Record<(typeof BUSES)[number], readonly Point[]>> = FULL
  ? { RabbitMQ: DEADLY_POINTS, 'in-process': DEADLY_POINTS }
  : { RabbitMQ: ['published', 'handling'], 'in-process': ['committed', 'handled'] };

describe.each(BUSES)('R2: the service is killed, over the %s bus', (bus) => {
  let postgres: TestPostgres;
  let rabbit: LentRabbit | undefined;
  const runs = new Map<Point, Promise<void>>();

  beforeAll(async () => {
    [postgres, rabbit] = await Promise.all([startPostgres(), bus === 'RabbitMQ' ? lendRabbit('r2') : undefined]);
  });
  afterAll(async () => {
    await Promise.allSettled(runs.values());
    await Promise.all([postgres.stop(), rabbit?.stop([])]);
  });

  const kill = async (killAt: Point) => {
    const databaseUrl = await postgres.freshDatabase();
    const settings = { databaseUrl, prefix: rabbit ? `${rabbit.prefix}-${killAt}` : 'r2', ...(rabbit ? { amqpUrl: rabbit.url } : {}) };
    const doomed = await startLedgerProcess({ ...settings, killAt, killAfter: killAt.startsWith('hand') ? 25 : 5 });
    let isOver = false;
    void doomed.ended.then(() => {
      isOver = true;
    });
    const { accepted: before } = await load(
      CLIENTS,
      EACH,
      doomed.record,
      () => undefined,
      () => isOver,
    );
    expect(await doomed.ended).toBe('SIGKILL');

    const successor = await startLedgerProcess(settings);
    try {
      const { accepted: later } = await load(CLIENTS, 5, (subject, n) => successor.record(subject, 10_000 + n));
      await audit(databaseUrl, [...before, ...later.map(({ subject, n }) => ({ subject, n: 10_000 + n }))], SLACK * 60_000);
    } finally {
      expect(await successor.stop()).toBe(0);
      if (rabbit) await removeTopology(rabbit.url, settings.prefix, ['profile']);
    }
  };

  /** At all points at once, as each has processes and a database of its own; `make chaos` gives each the whole machine. */
  const killed = (killAt: Point): Promise<void> => {
    for (const point of FULL ? [killAt] : POINTS[bus]) {
      if (runs.has(point)) continue;
      const run = kill(point);
      run.catch(() => undefined); // surfaced by its own test
      runs.set(point, run);
    }
    return runs.get(killAt) as Promise<void>;
  };

  it.each(POINTS[bus])('when it has just %s: nothing is lost, doubled or half-written', killed, SLACK * 180_000);
});
