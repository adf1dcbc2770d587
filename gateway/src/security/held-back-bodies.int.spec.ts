import { request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf } from '../testing/play-services.ts';

const { gateways, call, works } = gatewaysOfFile();

const ADMIN = 'admin-holding-back@example.test';
const signIn = async () => String((await gateways().first.signIn(ADMIN)).body.token);

/** Begins a call whose body is one byte short; `finish` sends the rest. */
function beginCall({ method, path }: contracts.Endpoint, token: string) {
  const answered = Promise.withResolvers<string>();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 2 };
  const sent = request(`${gateways().first.url}/api${path}`, { method, headers }, async (response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    answered.resolve(String(JSON.parse(Buffer.concat(chunks).toString()).errorMessage));
  });
  sent.on('error', answered.reject);
  sent.write('{');
  const finish = () => {
    sent.end('}');
    return answered.promise;
  };
  return { sent, finish };
}

/** Every call that has a body and lets administrators in, but nobody without a token. */
const heldBack = contracts.ENDPOINTS.filter(
  ({ internal, method, tokens, roles, form }) =>
    !internal &&
    !form &&
    method === 'POST' &&
    tokens.includes('User') &&
    !tokens.includes('None') &&
    (roles ?? ['admin']).includes('admin'),
);

describe('a call whose body is held back', () => {
  it.each<[string, (token: string) => Promise<unknown>]>([
    ['its session has ended', async (token) => call(contracts.logout, {}, token)],
    [
      'its caller is no administrator any more',
      () => {
        const account = { ...accountOf(ADMIN), userType: 'member' as const };
        return gateways().publish(contracts.accountChanged, account.id, { id: account.id, version: 2, account, person: null });
      },
    ],
  ])('is refused, whatever it asks for, when %s meanwhile', async (_, end) => {
    expect(heldBack.length).toBeGreaterThan(30);
    const token = await signIn();
    const calls = heldBack.map((endpoint) => ({ endpoint, ...beginCall(endpoint, token) }));
    await Promise.all(calls.map(({ sent }) => new Promise<void>((written) => sent.write('', () => written()))));
    await end(token);
    await eventually(async () => expect(await works(token)).toBe(false));
    const seenBefore = Object.values(gateways().upstreams).flatMap(({ seen }) => seen).length;
    const answers = await Promise.all(calls.map(async ({ endpoint, finish }) => [endpoint.route, await finish()]));
    expect(answers).toEqual(heldBack.map(({ route }) => [route, 'UNAUTHORIZED']));
    expect(Object.values(gateways().upstreams).flatMap(({ seen }) => seen)).toHaveLength(seenBefore);
  });
});
