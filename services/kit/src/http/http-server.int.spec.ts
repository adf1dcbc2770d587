import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@pusula/contracts';
import { type HttpServerUnderTest, member, startHttpServer } from './http-server.testing.ts';

let server: HttpServerUnderTest;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server?.stop());

describe('a call', () => {
  it('is answered with success and what the handler said', async () => {
    const { status, body, headers } = await server.call('GET', '/api/t/read?id=abc', { type: 'Public' });
    expect([status, body]).toEqual([200, { success: true, echo: { id: 'abc' } }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('is told its request id, the caller’s own when that is harmless', async () => {
    expect(
      (await server.call('GET', '/api/t/read?id=a', { type: 'Public' }, undefined, { 'x-request-id': 'abc-12345' })).headers.get(
        'x-request-id',
      ),
    ).toBe('abc-12345');
    expect(
      (await server.call('GET', '/api/t/read?id=a', { type: 'Public' }, undefined, { 'x-request-id': 'a"b<c' })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^[0-9a-z]{26}$/);
  });
  it('goes on with the trace of its caller', async () => {
    const { body } = await server.call('GET', '/api/t/broken?how=trace', { type: 'Public' }, undefined, {
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    });
    expect(body.echo).toMatch(new RegExp(`^00-${'a'.repeat(32)}-(?!b{16})[0-9a-f]{16}-01$`));
  });
  it.each([
    ['GET', '/api/t/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['GET', '/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['DELETE', '/api/t/read', 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/pictures/x', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/api/t/broken?how=rule', 404, 'COACH_NOT_FOUND'],
    ['GET', '/api/t/broken?how=bug', 500, 'UNEXPECTED_ERROR'],
    ['GET', '/api/t/broken?how=away', 503, 'SERVICE_UNAVAILABLE'],
    ['GET', '/api/t/broken?how=leak', 500, 'UNEXPECTED_ERROR'],
    ['GET', '/api/t/slow', 503, 'SERVICE_UNAVAILABLE'],
  ])('%s %s answers %i %s', async (method, path, status, code) => {
    const answer = await server.call(method, path, { type: 'Public' });
    expect([answer.status, answer.body.success, answer.body.errorMessage]).toEqual([status, false, code]);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET/);
  });
  it('that takes too long has its signal aborted', () => expect(server.wasAborted()).toBe(true));
  it('that failed tells the world nothing, and the log neither address nor secret', () => {
    const log = server.lines.join('\n');
    expect(log).toContain('a request failed');
    expect(log).not.toContain('ayse@example.com');
  });
  it('HEAD is a GET without a body', async () => {
    expect(await server.call('HEAD', '/api/t/read?id=abc', { type: 'Public' })).toMatchObject({ status: 200, body: '' });
  });
  it('pages answer without a caller', async () =>
    expect(await server.call('GET', '/pictures/a', null)).toMatchObject({ status: 200, body: 'a picture' }));
});

describe('S4: at the service’s own port', () => {
  const callers: Record<string, Caller | null> = {
    nobody: null,
    Public: { type: 'Public' },
    Register: { type: 'Register', email: 'r@example.com' },
    member,
    coach: { ...member, role: 'coach' },
    admin: { ...member, role: 'admin' },
    'unverified admin': { ...member, role: 'admin', verified: false },
    gateway: { type: 'Service', name: 'gateway' },
  };
  it.each([
    ['GET', '/api/t/read?id=a', ['Public', 'member', 'coach', 'admin', 'unverified admin']],
    ['POST', '/api/t/write', ['member', 'coach', 'admin', 'unverified admin']],
    ['POST', '/api/t/admin', ['admin']],
    ['POST', '/api/internal/t', ['gateway']],
  ])('%s %s is open to %j and to nobody else', async (method, path, allowed) => {
    const open: string[] = [];
    for (const [name, caller] of Object.entries(callers)) {
      const { status, body } = await server.call(method, path, caller, method === 'POST' ? '{"name":"n"}' : undefined);
      if (status === 200) open.push(name);
      else expect([401, 403]).toContain(status);
      if (caller === null) expect(body.errorMessage).toBe('UNAUTHORIZED');
    }
    expect(open).toEqual(allowed);
  });
});

describe('health and metrics', () => {
  it('live and ready answer, and metrics name routes and statuses', async () => {
    expect((await server.call('GET', '/health/live', null)).status).toBe(200);
    expect((await server.call('GET', '/health/ready', null)).status).toBe(200);
    const { body } = await server.call('GET', '/metrics', null);
    expect(body).toMatch(/pusula_http_request_duration_seconds_count\{service="profile",route="GET \/t\/read",status="200"\} \d/);
    expect(body).not.toContain('/t/nothing');
  });
});

describe('a call that takes a form', () => {
  const post = (type: string, body: string) => server.call('POST', '/api/t/posted', { type: 'Public' }, body, { 'content-type': type });

  it('reads its fields', async () => {
    const { body } = await post('application/x-www-form-urlencoded; charset=UTF-8', 'signed=a%2Bb+c&__proto__=x');
    expect(body).toEqual({ success: true, echo: { signed: 'a+b c' } });
  });
  it('takes nothing else, and no call but such a one takes a form', async () => {
    expect((await post('application/json', '{"signed":"a"}')).body.errorMessage).toBe('UNSUPPORTED_MEDIA_TYPE');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.call('POST', '/api/t/write', member, 'name=a', form)).body.errorMessage).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
  it('refuses a field that is missing or comes twice, and a form over the cap', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect((await post(form, 'other=a')).body.errorMessage).toBe('VALIDATION_FAILED');
    expect((await post(form, 'signed=a&signed=b')).body.errorMessage).toBe('VALIDATION_FAILED');
    expect((await post(form, `signed=${'a'.repeat(2_000)}`)).body.errorMessage).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('input', () => {
  it.each([
    ['{"name":5}', 400, 'VALIDATION_FAILED'],
    ['{"name":', 400, 'MALFORMED_JSON'],
    ['[]', 400, 'VALIDATION_FAILED'],
    ['null', 400, 'VALIDATION_FAILED'],
    ['', 400, 'VALIDATION_FAILED'],
  ])('%s answers %i %s', async (body, status, code) => {
    expect(await server.call('POST', '/api/t/write', member, body)).toMatchObject({ status, body: { errorMessage: code } });
  });
  it('that is refused names fields and problems', async () => {
    const { body } = await server.call('POST', '/api/t/write', member, '{"name":"x","n":1.5}');
    expect(body.details).toEqual([{ path: 'n', problem: expect.any(String) }]);
  });
  it('whose problem is a code answers that code', async () => {
    expect((await server.call('GET', '/api/t/read?id=abcd', { type: 'Public' })).body.errorMessage).toBe('COACH_NOT_FOUND');
  });
  it('given twice is refused', async () =>
    expect((await server.call('GET', '/api/t/read?id=a&id=b', { type: 'Public' })).status).toBe(400));
  it.each([
    '{"name":"x","__proto__":{"admin":true}}',
    '{"name":"x","\\u005f_proto__":{"admin":true}}',
    '{"name":"x","constructor":{"prototype":{"admin":true}}}',
  ])('S6: %s changes nothing but the name', async (text) => {
    expect((await server.call('POST', '/api/t/write', member, text)).body).toEqual({ success: true, echo: { name: 'x' } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
  it('of another type than JSON is refused', async () => {
    expect((await server.call('POST', '/api/t/write', member, 'name=x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await server.call('POST', '/api/t/write', member, '{}', { 'content-encoding': 'gzip' })).status).toBe(415);
  });
  it('that is not UTF-8 is refused', async () => {
    const { reply } = await server.raw(
      Buffer.concat([
        Buffer.from(await server.head('connection: close\r\ncontent-length: 12')),
        Buffer.from('{"name":"'),
        Buffer.from([0xff]),
        Buffer.from('"}'),
      ]),
    );
    expect(reply).toMatch(/^HTTP\/1.1 400 .*MALFORMED_JSON/s);
  });
});

describe('S11: at a service’s port', () => {
  it('a body that announces too much is refused before any of it is read, and the connection ends', async () => {
    const { reply } = await server.raw(await server.head('content-length: 100000000'));
    expect(reply).toMatch(/^HTTP\/1.1 413 .*connection: close.*PAYLOAD_TOO_LARGE/is);
  });
  it('a body that grows beyond the cap is refused when it does', async () => {
    const { reply } = await server.raw(`${await server.head('transfer-encoding: chunked')}800\r\n${'x'.repeat(2048)}\r\n`);
    expect(reply).toMatch(/^HTTP\/1.1 413/);
  });
  it('a body that does not come is given up', async () => {
    const { reply } = await server.raw(await server.head('content-length: 20'));
    expect(reply).toMatch(/^HTTP\/1.1 408 .*REQUEST_TIMEOUT/s);
  });
});
