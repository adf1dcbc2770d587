/**
 * How many coaches a second become searchable when as many as BENCH_COACHES says are saved at once: from handing their events to the bus until a search finds
 * as many; and what searches take meanwhile. Embedded, and over RabbitMQ and Elasticsearch where AMQP_URL and ELASTICSEARCH_URL name them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { coachChanged, type EventMessage } from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { eventually } from '@pusula/service-kit/testing';
import { type SearchOver, startSearchOver } from '../src/testing/search-over.ts';
import { categorySaid, examplesSaid } from '../src/testing/search-under-test.ts';
import { demoCategories, demoCoaches, demoExamples } from './demo-coaches.ts';
import { manyCoaches } from './many-coaches.ts';
import { percentile } from './scores.ts';

const { BENCH_COACHES = '20000', AMQP_URL, ELASTICSEARCH_URL } = process.env;
const COUNT = Number(BENCH_COACHES);
/** As many as a relay hands over in one go. */
const CHUNK = 1_000;
const LOOK_MS = 200;
const TRAINED_MS = 60_000;

const ids = newIds();
const { categories, ids: categoryIds } = await demoCategories();
const messages: EventMessage[] = [];
for (const coach of manyCoaches(COUNT, await demoCoaches(), categoryIds))
  messages.push({
    id: ids.next(),
    name: coachChanged.name,
    subject: coach.id,
    occurredAt: new Date().toISOString(),
    data: { id: coach.id, version: 1, coach },
  });

async function measure({ running, publish, find }: SearchOver) {
  await publish([...categories].map(([id, state]) => categorySaid(id, 1, state)));
  await publish([...(await demoExamples(categoryIds))].map(([id, { tr, en }]) => examplesSaid(id, 1, tr, en)));
  // Coaches are read by the model that has learnt from all of that.
  await eventually(async () => {
    const [model] = await running.db.manager.query('select from intent_model where is_spread');
    if (!model) throw new Error('the intent model is not trained');
  }, TRAINED_MS);
  const began = performance.now();
  const published = (async () => {
    for (let from = 0; from < COUNT; from += CHUNK) await publish(messages.slice(from, from + CHUNK));
  })();
  const searches: number[] = [];
  for (;;) {
    const asked = performance.now();
    const { total } = await find({});
    searches.push(performance.now() - asked);
    if (total >= COUNT) break;
    await wait(LOOK_MS);
  }
  const seconds = (performance.now() - began) / 1_000;
  await published;
  return { perSecond: COUNT / seconds, p50: percentile(searches, 0.5), p99: percentile(searches, 0.99) };
}

const setUps = [
  { name: 'embedded', servers: {} },
  ...(AMQP_URL && ELASTICSEARCH_URL
    ? [{ name: 'RabbitMQ, Elasticsearch', servers: { amqpUrl: AMQP_URL, elasticsearchUrl: ELASTICSEARCH_URL } }]
    : []),
];
process.stdout.write(`${COUNT} coaches saved at once\n\n| | coaches/s | search p50 ms | search p99 ms |\n|---|---|---|---|\n`);
for (const { name, servers } of setUps) {
  const search = await startSearchOver(servers);
  try {
    const { perSecond, p50, p99 } = await measure(search);
    process.stdout.write(`| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |\n`);
  } finally {
    await search.stop();
  }
}
