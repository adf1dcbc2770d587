import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../testing/web-under-test.ts';

let web: WebUnderTest;
let before = 0;
beforeAll(async () => {
  web = await startWeb({ log: silentLog() });
});
afterAll(() => web?.stop());
beforeEach(() => {
  before = web.violations.length;
});

const report = async (type: string, body: string) => {
  const { status } = await fetch(`${web.url}/policy-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  return [status, ...web.violations.slice(before).map(({ event }) => event)];
};
const SECRET = 'https://pusula.example/verify-account#token=secret';

describe('S20: what a page did that its policy forbids', () => {
  it('has an address to be reported to, by either way of browsers', async () => {
    const { headers } = await web.get('/');
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/policy-reports; report-to policy$/);
    expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  });

  it.each([
    ['application/csp-report', { 'csp-report': { 'violated-directive': 'script-src-elem https:', 'document-uri': SECRET } }],
    [
      'application/reports+json',
      [{ type: 'csp-violation', url: SECRET, body: { effectiveDirective: 'script-src-elem', blockedURL: SECRET } }],
    ],
  ])('is a security event that names the directive and nothing that anybody could have written (%s)', async (type, body) => {
    expect(await report(type, JSON.stringify(body))).toEqual([204, 'policy-script-src-elem']);
    expect(web.violations.at(-1)).toEqual({
      event: 'policy-script-src-elem',
      outcome: 'refused',
      network: '203.0.113.9',
      requestId: expect.any(String),
      path: '/policy-reports',
    });
  });

  it.each([
    ['no report', 'application/csp-report', '{}', 204],
    ['a directive that no policy has', 'application/csp-report', '{"csp-report":{"violated-directive":"ayse@example.com"}}', 204],
    ['a directive that is no text', 'application/csp-report', '{"csp-report":{"effectiveDirective":{"toString":1}}}', 204],
    ['no JSON', 'application/csp-report', '{', 400],
    ['more than a browser sends', 'application/reports+json', JSON.stringify(['x'.repeat(20_000)]), 413],
  ])('is nothing where it is %s', async (_, type, body, status) => {
    expect(await report(type, body)).toEqual([status]);
  });

  it('is ten in one report at most', async () => {
    const many = Array.from({ length: 50 }, () => ({ body: { effectiveDirective: 'img-src' } }));
    expect(await report('application/reports+json', JSON.stringify(many))).toHaveLength(1 + 10);
  });
});
