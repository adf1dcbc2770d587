import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { sendLongReply } from '../api/reply.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { PLAYED_PHOTOGRAPH, playServices } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

const { gateways } = gatewaysOfFile({ TRUSTED_PROXIES: '127.0.0.1' });

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Asks for a copy of one's data and takes nothing of it. */
function ask(token: string, network: string): Socket {
  const { method, path } = contracts.myData;
  const socket = connect(Number(new URL(gateways().first.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(
    `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${network}\r\n\r\n`,
  );
  open.push(socket);
  return socket;
}

const signIn = async (email: string) => String((await gateways().first.signIn(email)).body.token);
const download = (token: string, network: string) =>
  gateways().first.call(contracts.myData, { token, headers: { 'x-forwarded-for': network } });

const LARGE_PHOTOGRAPH = PLAYED_PHOTOGRAPH + 'A'.repeat(contracts.LIMITS.ownPhotographBytes);
/** Everybody has as large a photograph as may be. */
function playLargePhotographs() {
  gateways().upstreams.profile.answer = (...asked) => {
    const [{ url }, , response] = asked;
    const photograph = LARGE_PHOTOGRAPH;
    if (url?.startsWith('/api/internal/person-data')) sendJson(response, 200, { success: true, profile: {}, photograph });
    else playServices(...asked);
  };
}

describe('J1: copies of one’s data that nobody takes', () => {
  it('are two of a network at a time, whoever asks; those of other networks are had meanwhile', async () => {
    playLargePhotographs();
    const [first, second] = [await signIn('first@example.test'), await signIn('second@example.test')];
    ask(first, '192.0.2.1');
    ask(second, '192.0.2.1');
    await eventually(async () => expect((await download(second, '192.0.2.1')).status).toBe(429));
    const { status, body } = await download(first, '192.0.2.2');
    expect([status, body.photograph]).toEqual([200, LARGE_PHOTOGRAPH]);
    for (const socket of open.splice(0)) socket.destroy();
    await eventually(async () => expect((await download(await signIn('third@example.test'), '192.0.2.1')).status).toBe(200));
  });

  it('J3: keep nobody else of their /48 waiting for what the gateway answers', async () => {
    playLargePhotographs();
    const token = await signIn('taker@example.test');
    for (const network of ['2001:db8:5:1::1', '2001:db8:5:1::1', '2001:db8:5:2::1', '2001:db8:5:2::1']) ask(token, network);
    // As many as the gateway answers for a customer at a time.
    const made = () => gateways().upstreams.profile.seen.filter(({ path }) => path.startsWith('/api/internal/person-data'));
    await eventually(async () => expect(made().length).toBe(4));
    const sessions = await gateways().first.call(contracts.openSessions, { token, headers: { 'x-forwarded-for': '2001:db8:5:4::1' } });
    expect(sessions.status).toBe(200);
  });

  it('are twenty of an address in a quarter of an hour, however many accounts it has', async () => {
    const statuses: number[] = [];
    for (const account of 'abcde') {
      const token = await signIn(`${account}@example.test`);
      for (const _ of '12345') statuses.push((await download(token, '192.0.2.3')).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
  });
});

describe('a long reply', () => {
  const begin = async (bytes: number, patienceMs: number) => {
    const ended = Promise.withResolvers<{ readonly response: ServerResponse }>();
    const server = createServer((_request, response) => {
      const hangUp = new AbortController();
      response.once('close', () => hangUp.abort());
      void sendLongReply(response, 'r', { text: 'a'.repeat(bytes) }, hangUp.signal, patienceMs).then(() => ended.resolve({ response }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
    caller.on('error', () => undefined);
    caller.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    open.push(caller);
    server.unref();
    return { caller, ended: ended.promise, stop: () => void server.close() };
  };

  it('that is not taken in time ends with its connection', async () => {
    // More than what lies between the two can hold.
    const { ended, stop } = await begin(64 * 1024 * 1024, 500);
    expect((await ended).response.destroyed).toBe(true);
    stop();
  });

  it('that is taken slowly is taken whole', async () => {
    const bytes = 6 * 1024 * 1024;
    const { caller, ended, stop } = await begin(bytes, 60_000);
    for await (const chunk of caller) {
      if (chunk.length > 0) await wait(20);
      if (caller.bytesRead > bytes) break;
    }
    expect((await ended).response.writableEnded).toBe(true);
    stop();
  });

  it('of whoever has gone is given up at once', async () => {
    const { caller, ended, stop } = await begin(64 * 1024 * 1024, 60 * 60_000);
    await once(caller, 'data');
    caller.destroy();
    expect((await ended).response.destroyed).toBe(true);
    stop();
  });
});
