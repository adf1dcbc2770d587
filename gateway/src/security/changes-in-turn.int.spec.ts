import type { ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { playServices } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

const { gateways, call } = gatewaysOfFile();
const CHANGE = contracts.updateUserProfile;
const signIn = async (email: string) => String((await gateways().first.signIn(email)).body.token);

/** Holds the replies to changes of profiles, or to others. */
function holdChanges({ path }: contracts.Endpoint = CHANGE) {
  const { profile } = gateways().upstreams;
  const held: ServerResponse[] = [];
  profile.answer = (request, body, response) =>
    request.url?.endsWith(path) ? void held.push(response) : playServices(request, body, response);
  return {
    held,
    /** Answers those that are held and those that come after them. */
    letGo: () => {
      profile.answer = (request, body, response) =>
        request.url?.endsWith(path) ? sendJson(response, 200, { success: true }) : playServices(request, body, response);
      for (const response of held) sendJson(response, 200, { success: true });
    },
  };
}

it('one change of an account is with a service at a time; reading it and changing another goes on beside it', async () => {
  const [token, other] = [await signIn('coach@example.test'), await signIn('member@example.test')];
  const { held, letGo } = holdChanges();
  const changes = Array.from({ length: 5 }, () => call(CHANGE, {}, token));
  await eventually(async () => expect(held).toHaveLength(1));
  expect((await call(contracts.getCurrentUser, {}, token)).status).toBe(200);
  const ofOther = call(CHANGE, {}, other);
  await eventually(async () => expect(held).toHaveLength(2));
  letGo();
  expect((await Promise.all([...changes, ofOther])).map(({ status }) => status)).toEqual(Array(6).fill(200));
});

/** Sends a call whose caller can hang up. */
function begin({ method, path }: contracts.Endpoint, token: string) {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answered = fetch(`${gateways().first.url}/api${path}`, { method, headers, body: '{}', signal: leaving.signal });
  const hangUp = async () => {
    leaving.abort();
    await expect(answered).rejects.toThrow();
  };
  return { hangUp };
}

it('a turn lasts until the service has answered, though its caller has gone', async () => {
  const token = await signIn('coach@example.test');
  const { held, letGo } = holdChanges();
  const gone = begin(CHANGE, token);
  await eventually(async () => expect(held).toHaveLength(1));
  await gone.hangUp();
  const next = call(CHANGE, {}, token);
  await call(contracts.getCurrentUser, {}, token);
  expect(held).toHaveLength(1);
  letGo();
  expect((await next).status).toBe(200);
});

it('a picture, which changes nothing of the account yet, has no turn that others wait for, and is given up with its caller', async () => {
  const token = await signIn('coach@example.test');
  const { held } = holdChanges(contracts.uploadProfilePicture);
  const gone = begin(contracts.uploadProfilePicture, token);
  await eventually(async () => expect(held).toHaveLength(1));
  expect((await call(CHANGE, {}, token)).status).toBe(200);
  await gone.hangUp();
  await eventually(async () => expect(held[0]?.destroyed).toBe(true));
});

it('what waits behind the end of its session is refused', async () => {
  const token = await signIn('coach@example.test');
  const { held, letGo } = holdChanges();
  const first = call(CHANGE, {}, token);
  await eventually(async () => expect(held).toHaveLength(1));
  const leaving = call(contracts.logout, {}, token);
  // Goes through the gateway after it, and does not wait.
  await call(contracts.getCurrentUser, {}, token);
  const late = call(CHANGE, {}, token);
  letGo();
  expect([(await first).status, (await leaving).status, (await late).status]).toEqual([200, 200, 401]);
});
