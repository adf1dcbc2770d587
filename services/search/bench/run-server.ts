/** A program of its own: the engine that it is told, filled and behind a small HTTP service; each request asks the next question. */
import { createServer } from 'node:http';
import { demoCategories, demoCoaches } from './demo-coaches.ts';
import { manyCoaches } from './many-coaches.ts';
import { CONTENDERS } from './speed/measure.ts';
import { asksOf } from './speed/queries.ts';

const { PORT, BENCH_COACHES = '100000' } = process.env;
const create = CONTENDERS[process.argv[2] ?? ''];
if (!create) throw new RangeError(`There is no engine of that name: ${Object.keys(CONTENDERS).join(', ')}`);
const contender = await create();
const { categories, ids } = await demoCategories();
const demo = await demoCoaches();
const coaches = () => manyCoaches(Number(BENCH_COACHES), demo, ids);
contender.prepare?.(coaches());
await contender.fill(coaches(), categories);
const asks = asksOf(ids);
let asked = 0;

const server = createServer((_request, response) => {
  const ask = asks[asked++ % asks.length];
  if (!ask) return void response.writeHead(500).end();
  contender.search(ask).then(
    (total) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total })),
    (error: Error) => response.writeHead(503).end(error.message),
  );
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  server.close(() => void contender.close());
  server.closeAllConnections();
});
