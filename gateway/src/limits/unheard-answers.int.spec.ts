import { once } from 'node:events';
import { setImmediate as afterIo } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { goodToken, playServices, RIGHT_PASSWORD } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

const { clock, gateways, codeOf } = gatewaysOfFile();

type Asked = { readonly closed: Promise<unknown>; readonly answer: () => void };

/** Makes a call whose caller is gone before the identity service has answered, and waits until the gateway knows it; what goes on all the same is answered then. */
async function hangUp(
  endpoint: contracts.Endpoint,
  token: string,
  input: object,
  { goesOn = false, answer = playServices }: { readonly goesOn?: boolean; readonly answer?: typeof playServices } = {},
): Promise<void> {
  const { identity } = gateways().upstreams;
  const [caller, asked] = [new AbortController(), Promise.withResolvers<Asked>()];
  identity.answer = (request, body, response) =>
    asked.resolve({ closed: once(response, 'close'), answer: () => answer(request, body, response) });
  const call = fetch(`${gateways().first.url}/api${endpoint.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: caller.signal,
  });
  const { closed, answer: answerLate } = await asked.promise;
  caller.abort();
  await expect(call).rejects.toThrow();
  if (goesOn) answerLate();
  else await closed;
  await afterIo();
  identity.answer = playServices;
}
const login = { email: 'victim@example.test', password: 'wrong', authenticationType: 'Basic' };

describe('S1: a guess whose answer nobody waits for', () => {
  it('counts: whoever hangs up has five tries at an account like anybody else', async () => {
    const visitor = await gateways().first.publicToken();
    for (let attempt = 0; attempt < 5; attempt += 1) await hangUp(contracts.login, visitor, login);
    expect((await gateways().second.signIn(login.email, RIGHT_PASSWORD)).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  });

  it('counts inside a session, where a right one would be seen by what it changes', async () => {
    const token = String((await gateways().first.signIn('owner@example.test')).body.token);
    const input = { currentPassword: 'wrong', newPassword: 'Kestane-Kebap-7!' };
    for (let attempt = 0; attempt < 5; attempt += 1) await hangUp(contracts.changePassword, token, input, { goesOn: true });
    const right = { ...input, currentPassword: RIGHT_PASSWORD };
    expect(codeOf(await gateways().first.call(contracts.changePassword, { token, input: right }))).toBe('TOO_MANY_REQUESTS');
  });
});

it('M11: a change whose caller hangs up is made or not, and counts where it was', async () => {
  const token = String((await gateways().first.signIn('owner@example.test')).body.token);
  const refuse: typeof playServices = (_request, _body, response) =>
    sendJson(response, 404, { success: false, errorMessage: 'PASSKEY_NOT_FOUND' });
  const { ofSession } = contracts.RATE_LIMITS.factorChange;
  for (let turn = 0; turn < ofSession; turn += 1) await hangUp(contracts.renewRecoveryCodes, token, {}, { goesOn: true, answer: refuse });
  for (let turn = 0; turn < ofSession; turn += 1) await hangUp(contracts.renewRecoveryCodes, token, {}, { goesOn: true });
  expect(codeOf(await gateways().first.call(contracts.renewRecoveryCodes, { token, input: {} }))).toBe('TOO_MANY_REQUESTS');
});

it('M16: a letter that is opened does all it is for, though nobody waits for the answer', async () => {
  const email = 'reset-in-a-tunnel@example.test';
  for (let attempt = 0; attempt < 5; attempt += 1) await gateways().first.signIn(email, 'wrong');
  expect((await gateways().first.signIn(email)).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  const input = { token: goodToken(email), password: 'New-Password-1' };
  await hangUp(contracts.resetPassword, await gateways().first.publicToken(), input, { goesOn: true });
  // The session that is opened next has to be younger than the reset.
  await eventually(async () => {
    clock.advance(1);
    expect((await gateways().first.signIn(email)).status).toBe(200);
  });
});

describe('S1: a guess that a service has not answered, though its caller waited', () => {
  const breakOff = () => {
    gateways().upstreams.identity.answer = (request) => request.socket.destroy();
  };

  it('is none at sign-in, where it has told nothing: who has the right password need not fear a slow hour', async () => {
    breakOff();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await gateways().first.signIn(login.email, 'wrong')).status).toBe(503);
    gateways().upstreams.identity.answer = playServices;
    expect((await gateways().second.signIn(login.email, RIGHT_PASSWORD)).status).toBe(200);
  });

  it('counts inside a session, where a right one would be seen by what it changes', async () => {
    const token = String((await gateways().second.signIn('owner@example.test')).body.token);
    breakOff();
    const change = (currentPassword: string) =>
      gateways().second.call(contracts.changePassword, { token, input: { currentPassword, newPassword: 'Kestane-Kebap-7!' } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await change('wrong')).status).toBe(503);
    gateways().upstreams.identity.answer = playServices;
    expect(codeOf(await change(RIGHT_PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });
});

it('S1: what no service has seen is no guess: an outage locks nobody out', async () => {
  const { first, upstreams } = gateways();
  upstreams.identity.answer = (_request, _body, response) => {
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: false, errorMessage: 'SERVICE_UNAVAILABLE' }));
  };
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await first.signIn('regular@example.test')).status).toBe(503);
  await upstreams.identity.stop();
  await eventually(async () => expect((await first.signIn('regular@example.test')).status).toBe(503));
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await first.signIn('another@example.test')).status).toBe(503);
});
