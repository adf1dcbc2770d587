import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
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

  it('is given up after a while, and leaves the connection to the service to others', async () => {
    const begun = Promise.withResolvers<void>();
    let isGivenUp: Promise<unknown> = Promise.resolve();
    const service = await startServer((_request, response) => {
      isGivenUp = once(response, 'close');
      begun.resolve();
      // More than what lies between the two can hold.
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    const upstream = createUpstream('search', service.url, () => 0, 0.02);
    const endpoint = { ...contracts.search, timeoutMs: 10 * 60_000 };
    const gateway = await startServer((_request, response) => {
      forward(upstream, { endpoint, path: '/', body: '', requestId: 'r', headers: {}, streamed: false }, response, () => undefined);
    });
    const caller = connect(gateway.port, '127.0.0.1');
    caller.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await begun.promise;
    await isGivenUp;
    caller.destroy();
    await upstream.pool.close();
    for (const { stop } of [gateway, service]) stop();
  });
});
