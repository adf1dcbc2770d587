import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { concurrencyPerCaller } from '@pusula/service-kit/service';
import { eventually } from '@pusula/service-kit/testing';
import { OF_ONE_IN_ALL } from '../limits/call-queues.ts';
import { visitQueues } from '../limits/visit-queues.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { playServices } from '../testing/play-services.ts';
import { visitHandler } from '../web/answer-visit.ts';

const { gateways } = gatewaysOfFile();
const PICTURE = '/pictures/0123456789abcdef0123456789abcdef/1024.jpg';

it('I1: four pictures of a caller are asked for at a time, however many they want', async () => {
  const open = { now: 0, most: 0 };
  gateways().upstreams.profile.answer = (...asked) => {
    const [{ url }, , response] = asked;
    if (!url?.startsWith('/pictures/')) return playServices(...asked);
    open.now++;
    open.most = Math.max(open.most, open.now);
    response.once('close', () => open.now--);
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture'), 20);
  };
  const answers = await Promise.all(Array.from({ length: 40 }, () => gateways().first.get(PICTURE)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(open.most).toBeLessThanOrEqual(4);
});

describe('visits of many networks', () => {
  let server: Server;
  /** What has been begun to be made, each until it is answered. */
  let made: ServerResponse[];
  beforeEach(async () => {
    made = [];
    const answer = visitHandler({
      web: (_request, response) => void made.push(response),
      limiter: { ofAnyCall: () => 0, ofThisCall: () => 0, ofVisit: () => 0 },
      queueOf: visitQueues(1, concurrencyPerCaller(OF_ONE_IN_ALL)),
    });
    server = createServer((asked, response) => answer(asked, response, String(asked.headers['x-network']))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const visit = async (network: string, { path = PICTURE, signal }: { path?: string; signal?: AbortSignal } = {}) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-network': network }, ...(signal && { signal }) });
    return response.status;
  };
  const visits = (count: number, networkOf: (at: number) => string) => Array.from({ length: count }, (_, at) => visit(networkOf(at)));
  const answerMade = () => {
    for (const response of made.splice(0)) response.writeHead(200).end('picture');
  };
  const untilMade = (count: number) => eventually(async () => expect(made.length).toBe(count));

  it('I1: are four of a customer at a time, whichever network they use; another’s go on beside, and so does what is no picture', async () => {
    const ofOne = visits(10, (at) => `2001:db8:1:${at}::/64`);
    await untilMade(4);
    const ofOther = visit('2001:db8:2:0::/64');
    await untilMade(5);
    const page = visit('2001:db8:1:0::/64', { path: '/tr' });
    await untilMade(6);
    for (const waiting of [4, 2]) {
      answerMade();
      await untilMade(waiting);
    }
    answerMade();
    expect(await Promise.all([...ofOne, ofOther, page])).toEqual(Array(12).fill(200));
  });

  it.each(['/policy-reports', '/Policy-Reports/', '/SIGNIN/callback', '/tr'])(
    'I8: take no place with a body that is held back (%s)',
    async (path) => {
      const { port } = server.address() as AddressInfo;
      const held = Array.from({ length: 5 }, () =>
        request({ port, path, method: 'POST', headers: { 'x-network': '192.0.2.4', 'content-length': 100 } }).on('error', () => undefined),
      );
      for (const one of held) one.flushHeaders();
      await untilMade(5);
      const page = visit('192.0.2.4', { path: '/tr' });
      await untilMade(6);
      answerMade();
      expect(await page).toBe(200);
      for (const one of held) one.destroy();
    },
  );

  it('I6: of one network of a customer do not wait for all of another', async () => {
    const ofOne = visits(50, () => '2001:db8:1:1::/64');
    await untilMade(4);
    const ofNeighbour = visit('2001:db8:1:2::/64');
    const pages = visit('2001:db8:1:3::/64', { path: '/tr' });
    await untilMade(5);
    answerMade();
    await untilMade(4);
    answerMade();
    expect(await ofNeighbour).toBe(200);
    const statuses: number[] = [];
    for (const one of ofOne) void one.then((status) => statuses.push(status));
    expect(statuses.length).toBeLessThan(50);
    while (statuses.length < ofOne.length) {
      answerMade();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await pages).toBe(200);
  });

  it('I1: keep nobody waiting once the reply has begun, however slowly it comes', async () => {
    const first = visits(4, () => '192.0.2.1');
    await untilMade(4);
    const begun = made.splice(0);
    for (const response of begun) response.writeHead(200).write('pic');
    const next = visit('192.0.2.1');
    await untilMade(1);
    answerMade();
    expect(await next).toBe(200);
    for (const response of begun) response.end('ture');
    expect(await Promise.all(first)).toEqual(Array(4).fill(200));
  });

  it('I1: leave their place to the next when their caller has gone', async () => {
    const leaving = new AbortController();
    const gone = Array.from({ length: 4 }, () => visit('192.0.2.2', { signal: leaving.signal }).catch(() => 0));
    await untilMade(4);
    const next = visit('192.0.2.2');
    leaving.abort();
    await Promise.all(gone);
    await untilMade(5);
    answerMade();
    expect(await next).toBe(200);
  });

  it('I1: are asked to come back when 250 of their network wait', async () => {
    const all = visits(260, () => '2001:db8:3:0::/64');
    const statuses: number[] = [];
    for (const one of all) void one.then((status) => statuses.push(status));
    await eventually(async () => expect(statuses).toEqual(Array(6).fill(429)));
    while (statuses.length < all.length) {
      answerMade();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(254);
  });
});
