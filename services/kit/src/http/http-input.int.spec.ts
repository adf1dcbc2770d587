import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type HttpServerUnderTest, member, startHttpServer } from './http-server.fixture.ts';

let server: HttpServerUnderTest;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server?.stop());

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
    const { reply, ms } = await server.raw(await server.head('content-length: 100000000'));
    expect(reply).toMatch(/^HTTP\/1.1 413 .*connection: close.*PAYLOAD_TOO_LARGE/is);
    expect(ms).toBeLessThan(4_000);
  });
  it('a body that grows beyond the cap is refused when it does', async () => {
    const { reply } = await server.raw(`${await server.head('transfer-encoding: chunked')}800\r\n${'x'.repeat(2048)}\r\n`);
    expect(reply).toMatch(/^HTTP\/1.1 413/);
  });
  it('a body that does not come is given up', async () => {
    const { reply, ms } = await server.raw(await server.head('content-length: 20'));
    expect(reply).toMatch(/^HTTP\/1.1 408 .*REQUEST_TIMEOUT/s);
    expect(ms).toBeLessThan(4_000);
  });
});
