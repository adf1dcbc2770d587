import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

const ofConnecting = (port: number): Promise<unknown> =>
  new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 }).connect().then(
    () => undefined,
    (error: unknown) => error,
  );

it('takes a server that accepts the connection and then says nothing for one that is away', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as AddressInfo).port));
  });
  const error = await ofConnecting(port);
  for (const socket of sockets) socket.destroy();
  silent.close();
  expect(isUnavailable(error)).toBe(true);
});
it('does not take a mistake of ours for an absence', () => {
  expect(isUnavailable(new Error('relation "coach" does not exist'))).toBe(false);
});
