import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { createUpstream, forward } from '../api/upstream.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';

const { gateways } = gatewaysOfFile();

async function startServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, url: `http://127.0.0.1:${port}`, stop };
}

describe('a reply that nobody takes', () => {
  it('is of one call at most: a connection that asks on before it is answered ends', async () => {
    const token = await gateways().first.publicToken();
    const { method, path } = contracts.search;
    const call = `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
    const { port } = new URL(gateways().first.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(call.repeat(100));
    socket.resume();
    await once(socket, 'close');
    expect(gateways().upstreams.search.seen.length).toBeLessThanOrEqual(1);
  });

  it('is of 250 requests of a network at a time', async () => {
    const { port } = new URL(gateways().first.url);
    const token = await gateways().first.publicToken();
    const { method, path } = contracts.search;
    const head = `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n`;
    const ask = () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head);
      return socket;
    };
    const held = Array.from({ length: 250 }, ask);
    const isRefused = async () => (await gateways().first.get('/robots.txt')).status === 429;
    await eventually(async () => expect(await isRefused()).toBe(true));
    expect((await gateways().first.get('/health/live')).status).toBe(200);
    for (const socket of held) socket.destroy();
    await eventually(async () => expect(await isRefused()).toBe(false));
  });

  it('can be held by 1 000 connections of a network', async () => {
    const { port } = new URL(gateways().first.url);
    const open = async () => {
      const socket = connect(Number(port), '127.0.0.1');
      const closed = once(socket, 'close').then(() => 'ended');
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), closed]);
      return { socket, closed };
    };
    const held: Awaited<ReturnType<typeof open>>[] = [];
    while (held.length < 1_000) held.push(await open());
    const beyond = await open();
    expect(await beyond.closed).toBe('ended');
    for (const { socket } of held) socket.destroy();
    await eventually(async () => expect((await gateways().first.get('/health/live')).status).toBe(200));
  });

  /** @param patience share of the ten seconds after which a reader is given up */
  const begin = async (bytes: number, patience = 0.05) => {
    const begun = Promise.withResolvers<{ readonly isTaken: Promise<unknown> }>();
    const service = await startServer((_request, response) => {
      begun.resolve({ isTaken: once(response, 'close') });
      response.end(Buffer.alloc(bytes));
    });
    const upstream = createUpstream('search', service.url, () => 0, patience);
    const endpoint = { ...contracts.search, timeoutMs: 60 * 60_000 };
    const ended = Promise.withResolvers<boolean>();
    const gateway = await startServer((_request, response) => {
      response.once('close', () => ended.resolve(response.writableFinished));
      void forward(
        upstream,
        { endpoint, path: '/', body: '', requestId: 'r', headers: {}, streamed: false, acceptEncoding: undefined, outlivesCaller: false },
        response,
        () => undefined,
      );
    });
    const caller = connect(gateway.port, '127.0.0.1');
    caller.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const stop = async () => {
      caller.destroy();
      await upstream.pool.close();
      for (const server of [gateway, service]) server.stop();
    };
    return { isTaken: (await begun.promise).isTaken, isWhole: ended.promise, caller, stop };
  };

  it('of a list holds no connection to the service', async () => {
    const { isTaken, stop } = await begin(500_000);
    await isTaken;
    await stop();
  });

  it('of any length is given up after a while, and the connection with it', async () => {
    // More than what lies between the two can hold.
    const { isTaken, isWhole, stop } = await begin(64 * 1024 * 1024);
    expect(await isWhole).toBe(false);
    await isTaken;
    await stop();
  });

  it('is not one that is taken slowly', async () => {
    const { isWhole, caller, stop } = await begin(20 * 1024 * 1024, 0.5);
    for await (const chunk of caller) {
      if (chunk.length > 0) await wait(20);
      if (caller.bytesRead > 20 * 1024 * 1024) break;
    }
    expect(await isWhole).toBe(true);
    await stop();
  });
});
