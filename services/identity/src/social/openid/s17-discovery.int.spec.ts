import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SERVER_LIMITS } from '@pusula/contracts';
import { fakeClock } from '@pusula/service-kit/service';
import { startLocalServer } from '@pusula/service-kit/testing';
import { configOf } from '../../identity.testing.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from '../../testing/index.ts';
import { providerFetch } from '../provider-fetch.ts';
import { createDiscovery, isProvidersOwn } from './discovery.ts';
import { openIdSettings } from './known-providers.ts';

let provider: TestOpenIdProvider;
let elsewhere: { readonly url: string; readonly asked: string[]; readonly stop: () => void };
beforeAll(async () => {
  provider = await startOpenIdProvider({ clientId: 'ours', people: [] });
  elsewhere = await startElsewhere();
});
afterAll(async () => {
  await provider?.stop();
  await elsewhere?.stop();
});
beforeEach(() => {
  provider.claim(null);
  provider.fail(null);
});

/** Somebody else's server: redirects to where it is told, or answers endlessly. */
async function startElsewhere() {
  const asked: string[] = [];
  const server = await startLocalServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/redirect')) response.writeHead(302, { location: '/secret' }).end();
    else if (request.url?.startsWith('/endless')) {
      const more = () => response.writable && response.write('x'.repeat(64 * 1024), more);
      more();
    } else response.end('{}');
  });
  return { ...server, asked };
}

const known = openIdSettings(configOf({ GOOGLE_CLIENT_ID: 'a', MICROSOFT_CLIENT_ID: 'b', APPLE_CLIENT_ID: 'c' }));
const settingsOf = (type: string, more = {}) => {
  const settings = known.find(({ authenticationType }) => authenticationType === type);
  if (!settings) throw new Error(`${type} is not configured`);
  return { ...settings, ...more };
};
const clock = fakeClock();
const discoveryOf = () => createDiscovery(settingsOf('Google', { issuer: provider.issuer }), providerFetch, clock);

describe('S17: addresses that a provider names', () => {
  it.each([
    ['Google', 'https://www.googleapis.com/oauth2/v3/certs', true],
    ['Google', 'https://oauth2.googleapis.com/revoke', true],
    ['Google', 'https://accounts.google.com/o/oauth2/v2/auth', true],
    ['Microsoft', 'https://login.microsoftonline.com/common/discovery/v2.0/keys', true],
    ['Apple', 'https://appleid.apple.com/auth/keys', true],
    ['Google', 'http://www.googleapis.com/oauth2/v3/certs', false],
    ['Google', 'https://www.googleapis.com:8443/certs', false],
    ['Google', 'https://googleapis.com.evil.example/certs', false],
    ['Google', 'https://evilgoogleapis.com/certs', false],
    ['Google', 'https://evil.example/google.com', false],
    ['Google', 'https://google.com@evil.example/', false],
    ['Google', 'http://169.254.169.254/latest/meta-data', false],
    ['Google', 'file:///etc/passwd', false],
    ['Apple', 'https://appleid.google.com/auth/keys', false],
  ])('%s: %s is the provider’s own: %s', (type, address, isOwn) => expect(isProvidersOwn(address, settingsOf(type))).toBe(isOwn));

  it.each(['jwks_uri', 'authorization_endpoint', 'revocation_endpoint', 'end_session_endpoint'])(
    'are refused when the %s is foreign',
    async (field) => {
      provider.claim({ [field]: `${elsewhere.url}/keys` });
      await expect(discoveryOf()()).rejects.toThrow('SERVICE_UNAVAILABLE');
      expect(elsewhere.asked).toEqual([]);
    },
  );

  it('are refused in another issuer’s document, and in none', async () => {
    provider.claim({ issuer: 'https://accounts.example.org' });
    await expect(discoveryOf()()).rejects.toThrow('SERVICE_UNAVAILABLE');
    provider.claim({ jwks_uri: 7 });
    await expect(discoveryOf()()).rejects.toThrow('SERVICE_UNAVAILABLE');
  });

  it('are asked for once an hour, and again after a failure', async () => {
    const discovery = discoveryOf();
    provider.fail(500);
    await expect(discovery()).rejects.toThrow('SERVICE_UNAVAILABLE');
    provider.fail(null);
    const before = provider.calls().length;
    await Promise.all([discovery(), discovery()]);
    await discovery();
    expect(provider.calls().length - before).toBe(1);
    clock.advance(60 * 60_000);
    await discovery();
    expect(provider.calls().length - before).toBe(2);
  });
});

describe('S17: an answer', () => {
  it('that does not come is given up before the gateway gives up on us', async () => {
    const limit = jest.replaceProperty(SERVER_LIMITS as { providerTimeoutMs: number }, 'providerTimeoutMs', 500);
    provider.fail('hang');
    await expect(discoveryOf()()).rejects.toThrow('SERVICE_UNAVAILABLE');
    limit.restore();
  });

  it('from another place, by a redirect, is none', async () => {
    await expect(providerFetch(`${elsewhere.url}/redirect`)).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(elsewhere.asked).not.toContain('/secret');
  });

  it('that does not end is cut off', async () => {
    await expect(providerFetch(`${elsewhere.url}/endless`)).rejects.toThrow('SERVICE_UNAVAILABLE');
  });
});
