import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getCurrentUser, register, registerToken, statusOf, uploadProfilePicture } from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { playServices } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
});
beforeEach(() => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = playServices;
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const tokenFor = async (email: string) => {
  const token = await gateways.first.publicToken();
  return String((await gateways.first.call(registerToken, { token, input: { email } })).body.token);
};
const person = (email: string, more: object = {}) => ({ ...newUser(email, { password: 'Correct-Horse-1' }), ...more });
const registering = (token: string, email: string, more: object = {}) =>
  gateways.first.call(register, { token, input: { authenticationType: 'Basic', language: 'en', user: person(email), ...more } });

describe('a registration', () => {
  it('answers a token that is signed in, and the person as the profile service shows them', async () => {
    const email = 'coach-new@example.test';
    const answer = await registering(await tokenFor(email), email);
    expect(answer.status).toBe(200);
    const { token, tokenType, user } = register.reply.parse(answer.body);
    expect([tokenType, user]).toMatchObject(['User', { firstName: 'Ayşe', email, userType: 'coach' }]);
    expect((await gateways.first.call(getCurrentUser, { token })).body.user).toMatchObject({ email });
  });

  it('waits until the profile service knows the new person, before it asks for them', async () => {
    const { seen } = gateways.upstreams.profile;
    const before = seen.length;
    await registering(await tokenFor('order@example.test'), 'order@example.test');
    expect(seen.slice(before).map(({ path }) => path.replace(/id=\w+/, 'id='))).toEqual([
      '/api/internal/await-account?id=&version=1',
      '/api/user/get-current-user?language=en',
    ]);
  });

  it.each<[string, () => void]>([
    ['is away', () => (gateways.upstreams.profile.answer = (_request, _body, response) => response.destroy())],
    [
      'has not heard of them',
      () => (gateways.upstreams.profile.answer = (_request, _body, response) => sendJson(response, 200, { success: true, isKnown: false })),
    ],
  ])('answers with what was said when the profile service %s', async (what, breakIt) => {
    breakIt();
    const email = `alone-${what.length}@example.test`;
    const answer = await registering(await tokenFor(email), email);
    expect(register.reply.parse(answer.body).user).toMatchObject({
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email,
      userType: 'member',
      city: 'İzmir',
      phone: '5321234567',
      isVerified: true,
    });
  });

  it('S5: is refused for another address than the token’s, and nobody is asked', async () => {
    const token = await tokenFor('mine@example.test');
    const { seen } = gateways.upstreams.identity;
    const before = seen.length;
    const { status, body } = await registering(token, 'theirs@example.test');
    expect([status, body.errorMessage, seen.length]).toEqual([statusOf('TOKEN_EMAIL_ERROR'), 'TOKEN_EMAIL_ERROR', before]);
    expect((await registering(token, 'Mine@Example.test ')).status).toBe(200);
  });

  it('that is refused leaves its token good for another try', async () => {
    const email = 'taken@example.test';
    const token = await tokenFor(email);
    expect((await registering(token, email)).body.errorMessage).toBe('USER_ALREADY_EXIST');
    gateways.upstreams.identity.answer = (_request, _body, response) => response.destroy();
    expect((await registering(token, email)).body.errorMessage).toBe('SERVICE_UNAVAILABLE');
    expect((await gateways.first.call(uploadProfilePicture, { token, input: { file: 'data:image/png;base64,AA' } })).status).toBe(200);
    gateways.upstreams.identity.answer = playServices;
    expect((await registering(token, email)).body.errorMessage).toBe('USER_ALREADY_EXIST');
  });

  it('S6: tells the identity service nothing that is not the person’s to say', async () => {
    const email = 'sly@example.test';
    const more = { status: 'enabled', isVerified: true, isDeleted: false, id: '01k00000000000000000000000', __proto__: { admin: true } };
    await registering(await tokenFor(email), email, { user: person(email, more) });
    const sent = JSON.parse(gateways.upstreams.identity.seen.at(-1)?.body ?? '{}');
    expect(Object.keys(sent.user).filter((name) => name in more)).toEqual([]);
    const asAdmin = await registering(await tokenFor(email), email, { user: person(email, { userType: 'admin' }) });
    expect(asAdmin.body.errorMessage).toBe('INVALID_USER_TYPE');
  });
});
