import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENDPOINTS, type Endpoint, getCategories, getCurrentUser, type ServiceName, search } from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { playServices } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const LONG = { success: true, words: 'koçluk '.repeat(1_000) };
const DECODERS: Record<string, (body: Buffer) => Buffer> = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
  token = await gateways.first.publicToken();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});
const answerAll = (answer: typeof playServices) => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = answer;
};
beforeEach(() => answerAll((_request, _body, response) => sendJson(response, 200, LONG)));
afterEach(() => answerAll(playServices));

type Received = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer; readonly text: string };
/** Nothing is decompressed on the way, as it is by `fetch`. */
const call = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, acceptEncoding?: string, bearer = token, known?: string) =>
  new Promise<Received>((resolve, reject) => {
    const headers: Record<string, string> = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    if (acceptEncoding !== undefined) headers['accept-encoding'] = acceptEncoding;
    if (known !== undefined) headers['if-none-match'] = known;
    const sent = httpRequest(`${gateways.first.url}/api${path}`, { method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const decode = DECODERS[String(response.headers['content-encoding'])] ?? ((body: Buffer) => body);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: decode(bytes).toString() });
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });

describe('a reply that may be compressed', () => {
  it.each([
    [BROWSER, 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd;q=0, br;q=0.1, gzip', 'gzip'],
  ])('goes to whoever takes %j in %s', async (accepted, coding) => {
    const { status, headers, bytes, text } = await call(getCategories, accepted);
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'accept-encoding']);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(500);
    expect(JSON.parse(text)).toEqual(LONG);
  });

  it.each([undefined, '', 'identity', 'deflate', 'gzip;q=0.5, identity'])('goes to whoever takes %j as it is', async (accepted) => {
    const { headers, text } = await call(search, accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(JSON.parse(text)).toEqual(LONG);
  });

  it('comes in whole when its service sends it in parts, and not at all when it breaks off', async () => {
    const whole = Buffer.from(JSON.stringify(LONG));
    let breaksOff = false;
    gateways.upstreams.catalog.answer = (_request, _body, response) => {
      response.writeHead(200, { 'content-length': whole.length });
      response.write(whole.subarray(0, 2_000));
      setImmediate(() => (breaksOff ? response.destroy() : response.end(whole.subarray(2_000))));
    };
    expect(JSON.parse((await call(getCategories, BROWSER)).text)).toEqual(LONG);
    breaksOff = true;
    expect((await call(getCategories, BROWSER)).status).toBe(503);
  });

  it('is left as it is when it is short, of no known length, or refused', async () => {
    const answers: Partial<Record<ServiceName, typeof playServices>> = {
      catalog: (_request, _body, response) => sendJson(response, 200, { success: true }),
      search: (_request, _body, response) => {
        response.writeHead(200);
        response.write('{"success":true,');
        response.end(JSON.stringify(LONG).slice(1));
      },
      profile: (_request, _body, response) => sendJson(response, 404, { ...LONG, success: false, errorMessage: 'COACH_NOT_FOUND' }),
    };
    for (const [name, answer] of Object.entries(answers)) gateways.upstreams[name as ServiceName].answer = answer;
    const compressible = ENDPOINTS.filter((endpoint) => endpoint.compressible);
    const replies = await Promise.all(compressible.map((endpoint) => call(endpoint, BROWSER)));
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(compressible.map(() => undefined));
  });

  it('keeps its mark in every coding, and is not sent to whoever has it', async () => {
    const mark = 'W/"one"';
    gateways.upstreams.catalog.answer = ({ headers }, _body, response) => {
      response.setHeader('etag', mark);
      if (headers['if-none-match'] === mark) response.writeHead(304).end();
      else sendJson(response, 200, LONG);
    };
    const [compressed, plain] = [await call(getCategories, BROWSER), await call(getCategories, 'identity')];
    expect([compressed.headers.etag, plain.headers.etag]).toEqual([mark, mark]);
    const { status, headers, bytes } = await call(getCategories, BROWSER, token, mark);
    expect([status, headers.etag, headers.vary, bytes.length]).toEqual([304, mark, 'accept-encoding', 0]);
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, undefined]);
    await call(search, BROWSER, token, mark);
    expect(gateways.upstreams.search.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  it('has nothing of its body where the method is refused', async () => {
    const { status, headers, bytes } = await call({ ...getCategories, method: 'HEAD' as 'GET' }, BROWSER);
    expect([status, headers['content-encoding'], bytes.length]).toEqual([405, undefined, 0]);
  });
});

it('compresses every long reply of the calls whose contracts allow it, and of no other', async () => {
  answerAll(playServices);
  const { body } = await gateways.first.signIn('coach@example.test');
  answerAll((_request, _body, response) => sendJson(response, 200, LONG));
  const forwarded = ENDPOINTS.filter(({ internal, owner, path }) => !internal && owner !== 'gateway' && !path.startsWith('/admin/'));
  const compressed: string[] = [];
  for (const endpoint of forwarded) {
    const visitors = endpoint.tokens.includes('Public');
    const { headers } = await call(endpoint, BROWSER, visitors ? token : String(body.token));
    if (headers['content-encoding'] !== undefined) compressed.push(endpoint.route);
  }
  expect(compressed).toEqual(forwarded.filter(({ compressible }) => compressible).map(({ route }) => route));
  expect(forwarded).toContain(getCurrentUser);
});
