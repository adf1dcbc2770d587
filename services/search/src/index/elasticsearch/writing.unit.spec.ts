import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LocalServer, startLocalServer } from '@pusula/service-kit/testing';
import { connect } from './connection.ts';
import { refresher } from './writing.ts';

describe('refresher', () => {
  let engine: LocalServer;
  let refusals = 0;
  let asked = 0;
  let client: ReturnType<typeof connect>;
  beforeEach(async () => {
    asked = 0;
    engine = await startLocalServer((_request, reply) => {
      asked += 1;
      reply.writeHead(refusals-- > 0 ? 503 : 200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' }).end('{}');
    });
    client = connect(engine.url, 60_000);
  });
  afterEach(async () => {
    await client.close();
    await engine.stop();
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
