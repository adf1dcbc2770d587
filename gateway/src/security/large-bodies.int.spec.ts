import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const visitor = await gateways.first.publicToken();
  const { body } = await gateways.first.call(contracts.registerToken, { token: visitor, input: { email: 'a@example.test' } });
  token = String(body.token);
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const UNANNOUNCED = 0;

/** Begins an upload that is held back. @param length as it is announced */
function beginUpload(network: string, length = contracts.uploadProfilePicture.bodyBytes): ClientRequest {
  const { method, path } = contracts.uploadProfilePicture;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    expect: '100-continue',
    'x-forwarded-for': network,
    ...(length !== UNANNOUNCED && { 'content-length': length }),
  };
  const sent = request(`${gateways.first.url}/api${path}`, { method, headers });
  sent.on('error', () => undefined);
  sent.write('{');
  return sent;
}
/** @returns the status of an upload that is refused while it is held back */
async function refusal(network: string, length?: number): Promise<number | undefined> {
  const sent = beginUpload(network, length);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  sent.destroy();
  return response?.statusCode;
}
/** @returns the status of an upload that is sent at once */
const upload = async (network: string): Promise<number> =>
  (await gateways.first.call(contracts.uploadProfilePicture, { token, headers: { 'x-forwarded-for': network } })).status;

/** @returns an upload that is held back, when the gateway knows of it */
async function held(network: number): Promise<ClientRequest> {
  const sent = beginUpload(`192.0.2.${network}`);
  await once(sent, 'continue');
  return sent;
}

it('long bodies are read two pictures at a time of a network and eight in all; who has two makes room for who has none, and the next are refused before they are read', async () => {
  const uploads: ClientRequest[] = [];
  for (const network of [1, 1, 2, 3, 4, 5, 6, 7]) uploads.push(await held(network));
  expect([await refusal('192.0.2.1'), await refusal('192.0.2.1', UNANNOUNCED)]).toEqual([429, 429]);
  const givenUp = new Promise((resolve) => uploads[0]?.once('close', resolve));
  uploads.push(await held(8));
  await givenUp;
  expect(await refusal('192.0.2.9')).toBe(429);
  expect(await upload('192.0.2.1')).not.toBe(429);
  for (const sent of uploads) sent.destroy();
  await eventually(async () => expect(await upload('192.0.2.9')).not.toBe(429));
});
