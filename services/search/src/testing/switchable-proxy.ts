import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the service and Elasticsearch, so that a test can take the engine away without touching it. */
export type SwitchableProxy = {
  readonly url: string;
  /** `open` passes everything on, `closed` cuts every connection, `silent` takes requests and never answers. */
  readonly turn: (mode: 'open' | 'closed' | 'silent') => void;
  readonly stop: () => Promise<void>;
};

export async function startProxy(target: string): Promise<SwitchableProxy> {
  let mode: 'open' | 'closed' | 'silent' = 'open';
  const server = createServer((incoming, outgoing) => {
    if (mode === 'closed') return incoming.destroy();
    if (mode === 'silent') return;
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (next) => {
      mode = next;
      if (next !== 'open') server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
