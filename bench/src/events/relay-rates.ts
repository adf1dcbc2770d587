import { setTimeout as wait } from 'node:timers/promises';
import type { EventMessage, EventName } from '@pusula/contracts';
import { createRelay, newEvent } from '@pusula/service-kit/bus';
import { silentLog } from '@pusula/service-kit/log';
import type { Broker } from './broker.ts';
import { measured, SHORT_TEXT } from './measured.ts';

const SUBJECTS = 500;
const CHUNK = 1_000;
const POLL_MS = 10;

type Row = { seq: string; id: string; name: EventName; subject: string; data: unknown; occurred_at: Date };

async function fill({ database, outbox }: Broker, count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const events = Array.from({ length: Math.min(CHUNK, count - from) }, (_, at) =>
      newEvent(measured, `subject-${(from + at) % SUBJECTS}`, { n: from + at, text: SHORT_TEXT }),
    );
    await database.transaction((tx) => outbox.add(tx, ...events));
  }
}

/** Rows per second that two relays take from a full outbox to the broker. */
export async function relayRate(broker: Broker, count: number): Promise<number> {
  const { database, bus } = broker;
  await fill(broker, count);
  const relays = [0, 1].map(() => createRelay({ database, bus, log: silentLog() }));
  const began = performance.now();
  for (const relay of relays) relay.start();
  while ((await relays[0]?.backlog()) !== 0) await wait(POLL_MS);
  const seconds = (performance.now() - began) / 1_000;
  await Promise.all(relays.map((relay) => relay.stop()));
  return count / seconds;
}

/** The obvious relay with the same promises: lock a row, publish it, wait for the confirmation, delete it, commit, next. */
export async function oneByOneRate(broker: Broker, count: number): Promise<number> {
  await fill(broker, count);
  const sendOne = () =>
    broker.database.transaction(async (tx) => {
      const [row] = (await tx.query(
        'SELECT seq, id, name, subject, data, occurred_at FROM outbox ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED',
      )) as [Row];
      await broker.bus.publish([toMessage(row)]);
      await tx.query('DELETE FROM outbox WHERE seq = $1', [row.seq]);
    });
  const began = performance.now();
  for (let left = count; left > 0; left -= 1) await sendOne();
  return count / ((performance.now() - began) / 1_000);
}

const toMessage = ({ id, name, subject, data, occurred_at }: Row): EventMessage => ({
  id,
  name,
  subject,
  data,
  occurredAt: occurred_at.toISOString(),
});
