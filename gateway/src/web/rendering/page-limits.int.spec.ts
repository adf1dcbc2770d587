import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { atWindowStart, type GatewaysUnderTest, startGateways } from '../../testing/gateway-under-test.ts';
import { sendJson, siteAddresses, startSite, startUpstream, type Upstream } from '../../testing/upstream.ts';

const SHELL = '<!doctype html><html lang="tr"><head><title>Pusula</title></head><body><div id="root"></div></body></html>';
const { requests: SEARCHES } = contracts.RATE_LIMITS.search;
const SEARCHER = '198.51.100.66';

let postgres: TestPostgres;
let site: Upstream;
let renderer: Upstream;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  site = await startSite(SHELL);
  // Pages of a search make one, as the renderer's do; others need nothing.
  renderer = await startUpstream((_request, body, response) => {
    const { path, answered } = JSON.parse(body) as contracts.PageRequest;
    const search = { route: contracts.search.route, input: { keyword: path, language: 'tr' } };
    const needsSearch = path.includes('?q=') && answered.length === 0;
    sendJson(
      response,
      200,
      needsSearch ? { outcome: 'needs', calls: [search] } : { outcome: 'rendered', html: '<p>rendered</p>', styles: '', state: {} },
    );
  });
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { ...siteAddresses(site), RENDERER_URL: renderer.url, TRUSTED_PROXIES: '127.0.0.1' },
    clock: atWindowStart(),
  });
});
afterAll(async () => {
  await gateways?.stop();
  await renderer?.stop();
  await site?.stop();
  await postgres?.stop();
});

const visit = async (path: string, network: string) => {
  const { status, text } = await gateways.first.get(path, { accept: 'text/html', 'x-forwarded-for': network });
  return [status, text.includes('<p>rendered</p>')];
};
const searchPage = (turn: number) => `/search-results?q=${turn}`;

it('S1: pages that make a search count as searches of their address; beyond its limit they are left to the browser', async () => {
  const { seen } = gateways.upstreams.search;
  for (let turn = 0; turn < SEARCHES; turn += 10)
    await Promise.all(Array.from({ length: 10 }, (_, at) => visit(searchPage(turn + at), SEARCHER)));
  await eventually(() => expect(seen).toHaveLength(SEARCHES));
  expect(await visit(searchPage(SEARCHES), SEARCHER)).toEqual([200, false]);
  const asked = await gateways.first.call(contracts.search, {
    token: await gateways.first.publicToken(),
    input: { keyword: 'x', language: 'tr' },
    headers: { 'x-forwarded-for': SEARCHER },
  });
  expect(asked.body.errorMessage).toBe('TOO_MANY_REQUESTS');
  expect(seen).toHaveLength(SEARCHES);

  // On a slow machine a first visitor does not wait for these pages; they are kept.
  const isRendered = (path: string, network: string) => eventually(async () => expect(await visit(path, network)).toEqual([200, true]));
  await isRendered('/tr', SEARCHER);
  await isRendered(searchPage(0), SEARCHER);
  await isRendered(searchPage(SEARCHES), '192.0.2.7');
});

it('pages that make no call count as renderings of their address; beyond its limit they are left to the browser, and nobody else’s', async () => {
  const { requests } = contracts.RATE_LIMITS.renderings;
  const flooder = '198.51.100.67';
  for (let turn = 0; turn < requests; turn += 10)
    await Promise.all(Array.from({ length: 10 }, (_, at) => visit(`/tr?x=${turn + at}`, flooder)));
  const rendered = renderer.seen.length;
  for (let turn = 0; turn < 5; turn += 1) expect(await visit(`/tr?y=${turn}`, flooder)).toEqual([200, false]);
  expect(renderer.seen).toHaveLength(rendered);
  await eventually(async () => expect(await visit('/tr?z=1', '192.0.2.8')).toEqual([200, true]));
});

it('pictures of shared links are drawn for an address sixty times a minute, and for others meanwhile', async () => {
  const { requests } = contracts.RATE_LIMITS.sharingPictures;
  const ask = async (turn: number, network: string) =>
    (await gateways.first.get(`/pictures/coaches/x/tr-${turn}.jpg`, { 'x-forwarded-for': network })).status;
  const flooder = '198.51.100.68';
  const answers = await Promise.all(Array.from({ length: requests + 5 }, (_, turn) => ask(turn, flooder)));
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask(0, '192.0.2.9')).not.toBe(429);
  expect((await gateways.first.get('/pictures/p1/640.jpg', { 'x-forwarded-for': flooder })).status).not.toBe(429);
});
