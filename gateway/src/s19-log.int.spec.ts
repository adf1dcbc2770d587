import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import { createLog } from '@pusula/service-kit/log';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from './testing/gateway-under-test.ts';
import { playServices, RIGHT_PASSWORD } from './testing/play-services.ts';
import type { Answerer } from './testing/upstream.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
const lines: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
// Each time anew: a service that was away once is not asked again for a while.
beforeEach(async () => {
  await gateways?.stop();
  lines.length = 0;
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { RATE_LIMIT_SCALE: '1000' },
    log: createLog({ service: 'gateway', level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const EMAIL = 'whispered@example.test';
const SECRETS = { link: 'mailed-link-secret', provider: 'provider-token-secret', password: 'Wrong-Horse-9', phone: '5329876543' };

/** Everything that carries a secret to the gateway. */
async function saySecrets({ first }: GatewaysUnderTest): Promise<string[]> {
  const visitor = await first.publicToken();
  const { token: session } = (await first.signIn(EMAIL)).body as { token: string };
  const { token: wizard } = (await first.call(contracts.registerToken, { token: visitor, input: { email: EMAIL } })).body as {
    token: string;
  };
  await first.signIn(EMAIL, SECRETS.password);
  await first.call(contracts.login, { token: visitor, input: { authenticationType: 'Apple', email: EMAIL, token: SECRETS.provider } });
  const user = newUser(EMAIL, { password: SECRETS.password, phone: SECRETS.phone });
  await first.call(contracts.register, { token: wizard, input: { authenticationType: 'Basic', language: 'tr', user } });
  await first.call(contracts.verifyAccount, { token: visitor, input: { token: SECRETS.link, language: 'tr' } });
  await first.call(contracts.resetPassword, { token: visitor, input: { token: SECRETS.link, password: SECRETS.password } });
  await first.call(contracts.activateUser, { token: visitor, input: { email: EMAIL, language: 'tr' } });
  await first.call(contracts.changePassword, { token: session, input: { currentPassword: SECRETS.password, newPassword: RIGHT_PASSWORD } });
  await first.call(contracts.refreshToken, { input: { token: SECRETS.provider, tokenType: 'User' } });
  await first.get(`/signin/callback?error=${SECRETS.provider}`);
  await fetch(`${first.url}/signin/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id_token=${SECRETS.provider}&state=${'x'.repeat(20_000)}`,
  });
  return [visitor, session, wizard];
}

describe('S19: the gateway’s log', () => {
  it.each<[string, Answerer]>([
    ['answer', playServices],
    ['are away', (_request, _body, response) => response.destroy()],
    ['answer nonsense', (_request, body, response) => response.end(`<html>${body}`)],
    [
      'break off',
      (_request, body, response) => response.writeHead(200, { 'content-length': 100_000 }).write(body, () => response.destroy()),
    ],
  ])('holds no address, password, token, link or phone while the services %s', async (_, answer) => {
    for (const upstream of Object.values(gateways.upstreams)) upstream.answer = answer;
    const tokens = await saySecrets(gateways);
    const said = lines.join('\n');
    for (const secret of [EMAIL, RIGHT_PASSWORD, ...Object.values(SECRETS), ...tokens.filter(Boolean)]) expect(said).not.toContain(secret);
  });

  it('tells who looks for the cause that a service was away', async () => {
    gateways.upstreams.search.answer = (_request, _body, response) => response.destroy();
    await gateways.first.call(contracts.search, { token: await gateways.first.publicToken() });
    expect(lines.join('\n')).toMatch(/"path":"\/api\/search\/search","service":"search".*a service did not answer/);
  });
});
