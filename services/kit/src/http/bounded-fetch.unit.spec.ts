import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { boundedFetch } from './bounded-fetch.ts';

let server: LocalServer;
let url: string;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    if (request.url === '/elsewhere') response.writeHead(307, { location: '/' }).end();
    else response.end('x'.repeat(1_000));
  });
  ({ url } = server);
});
afterAll(() => server?.stop());

it('passes on an answer that is no larger than allowed', async () => {
  expect(await (await boundedFetch(1_000)(url)).text()).toHaveLength(1_000);
});

it('fails in the middle of one that is larger', async () => {
  await expect((await boundedFetch(999)(url)).text()).rejects.toThrow('an answer without an end');
});

it('is not sent on to another address', async () => {
  await expect(boundedFetch(1_000)(`${url}/elsewhere`)).rejects.toThrow();
});
