import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, type OwnPostgres, startOwnPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { siteAddresses, startSite, type Upstream } from '../testing/upstream.ts';

let postgres: OwnPostgres;
let site: Upstream;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  site = await startSite('<html lang="tr"><head><title>Pusula</title></head></html>');
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { ...siteAddresses(site), API_DOCS: 'false' } });
});
afterAll(async () => {
  await gateways?.stop();
  await site?.stop();
  await postgres?.stop();
});

describe('the public port', () => {
  it('says whether it is ready, and nothing of what that hangs on', async () => {
    const { status, body } = await gateways.first.get('/health/ready');
    expect([status, body]).toEqual([200, { ready: true }]);
  });
  it('shows no figures, under whatever spelling', async () => {
    for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics', '/metrics?x', '/METRICS']) {
      const { status, text } = await gateways.first.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('pusula_');
    }
  });
  it('shows no list of calls where the API is not to be read about', async () => {
    for (const path of ['/docs', '/openapi.json']) {
      const { status, text } = await gateways.first.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('/admin/');
    }
  });
});

describe('the management port', () => {
  it('tells figures of requests that came in by the public one, of breakers and of what was refused', async () => {
    await gateways.first.signIn('nobody@pusula.example', 'Wrong-Password-1!');
    await eventually(async () => {
      const { text } = await gateways.first.manage('/metrics');
      expect(text).toMatch(/pusula_http_request_duration_seconds_count\{[^}]*route="POST \/auth\/login"/);
      expect(text).toMatch(/pusula_security_events_total\{event="sign-in",outcome="refused",[^}]*\} 1\n/);
      expect(text).toMatch(/pusula_breaker_state\{upstream="profile",service="gateway"\} 0\n/);
      expect(text).toMatch(/pusula_build_info\{revision="unknown",service="gateway"\} 1\n/);
      expect(text).toContain('nodejs_eventloop_lag_seconds');
    });
  });
  it('tells what readiness hangs on, while the public port stays ready without PostgreSQL: pages and searches need none', async () => {
    await postgres.server.kill('SIGQUIT');
    await eventually(async () => {
      const { status, body } = await gateways.first.manage('/health/ready');
      expect([status, body]).toEqual([503, { ready: false, checks: expect.objectContaining({ database: 'away' }) }]);
    });
    const { status, body } = await gateways.first.get('/health/ready');
    expect([status, body]).toEqual([200, { ready: true }]);
    await postgres.restart();
    await eventually(async () => expect((await gateways.first.manage('/health/ready')).status).toBe(200));
  });
});
