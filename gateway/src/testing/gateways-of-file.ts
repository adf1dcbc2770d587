import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type Answer, atWindowStart, type GatewaysUnderTest, nextWindow, startGateways } from './gateway-under-test.ts';
import { playServices } from './play-services.ts';
import { sendJson } from './upstream.ts';

/**
 * Two replicas for the tests of a file, which begin with nothing counted and nobody signed in, and what people ask of them.
 * @param env of the replicas beside what tests have anyway
 */
export function gatewaysOfFile(env: Readonly<Record<string, string>> = {}) {
  const clock = atWindowStart();
  let postgres: TestPostgres;
  let gateways: GatewaysUnderTest;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.freshDatabase();
    gateways = await startGateways({ databaseUrl, replicas: 2, clock, env });
  });
  beforeEach(() => {
    nextWindow(clock);
    for (const upstream of Object.values(gateways.upstreams)) {
      upstream.answer = playServices;
      upstream.seen.length = 0;
    }
  });
  afterAll(async () => {
    await gateways?.stop();
    await postgres?.stop();
  });
  const call = (endpoint: contracts.Endpoint, input: object, token?: string, headers: Record<string, string> = {}) =>
    gateways.first.call(endpoint, { input, token, headers });
  return {
    clock,
    gateways: () => gateways,
    databaseUrl: () => databaseUrl,
    call,
    codeOf: ({ body }: Answer) => body.errorMessage,
    firstStep: async (email: string) => contracts.SecondStep.parse((await gateways.first.signIn(email)).body.secondStep),
    askedOf: (path: string) => gateways.upstreams.identity.seen.filter((one) => one.path === `/api/internal/${path}`),
    /** From now on the identity service refuses what is asked there, and nothing else. */
    refuse: (path: string, code: contracts.ErrorCode) => {
      gateways.upstreams.identity.answer = (request, body, response) =>
        request.url === `/api/internal/${path}`
          ? sendJson(response, contracts.statusOf(code), { success: false, errorMessage: code })
          : playServices(request, body, response);
    },
    works: async (token: unknown) => (await call(contracts.getCurrentUser, {}, String(token))).status === 200,
  };
}
