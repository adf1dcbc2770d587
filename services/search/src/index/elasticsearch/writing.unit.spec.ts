import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from './connection.ts';
import { refresher } from './writing.ts';

describe('refresher', () => {
  let engine: Server;
  let refusals = 0;
  let asked = 0;
  let client: ReturnType<typeof connect>;
  beforeEach(async () => {
    asked = 0;
    engine = createServer((_request, reply) => {
      asked += 1;
      reply.writeHead(refusals-- > 0 ? 503 : 200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' }).end('{}');
    });
    await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
    client = connect(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`, 5_000);
  });
  afterEach(async () => {
    await client.close();
    engine.closeAllConnections();
    engine.close();
  });

  it('tries again for the next caller after a refresh that failed', async () => {
    refusals = 1;
    const refresh = refresher(client, 'coaches');
    await expect(refresh()).rejects.toThrow();
    await expect(refresh()).resolves.toBeUndefined();
    expect(asked).toBe(2);
  });

  it('lets callers who come during a refresh share the next one', async () => {
    const refresh = refresher(client, 'coaches');
    await Promise.all([refresh(), ...Array.from({ length: 20 }, async () => void (await refresh()))]);
    expect(asked).toBeLessThanOrEqual(2);
  });
});
