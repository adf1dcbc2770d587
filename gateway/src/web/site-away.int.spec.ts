import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { type Answerer, siteAddresses, startSite, type Upstream } from '../testing/upstream.ts';

const SHELL = '<!doctype html><html lang="tr"><head><title>Pusula</title></head><body>the shell</body></html>';
const away: Answerer = (_request, _body, response) => void response.writeHead(503).end();

let postgres: TestPostgres;
let site: Upstream;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  site = await startSite(SHELL);
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: siteAddresses(site) });
});
afterAll(async () => {
  await gateways?.stop();
  await site?.stop();
  await postgres?.stop();
});

it('asks visitors to wait while the shell has never been there, and shows what it last was when it goes', async () => {
  const visit = () => gateways.first.get('/', { accept: 'text/html' });
  const there = site.answer;
  site.answer = away;
  const early = await visit();
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  // What a page before it asked for is no error of this one.
  expect(early.text).toContain('@view-transition{navigation:auto}');

  site.answer = there;
  const shown = await visit();
  expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('the shell')]);

  site.answer = away;
  const kept = await visit();
  expect([kept.status, kept.text]).toEqual([200, expect.stringContaining('the shell')]);
});

it('passes on to whoever serves files nothing that tells who asks', async () => {
  await gateways.first.get('/icon.svg', { cookie: 'language=en', authorization: 'Bearer somebody' });
  const asked = site.seen.filter(({ path }) => path === '/icon.svg').map(({ headers }) => headers);
  expect(asked.map(({ cookie, authorization }) => [cookie, authorization])).toEqual([[undefined, undefined]]);
});
