import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type Answer, type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { ENTRY_ID, PERSON_ENTRY_ID, type PlayedPeople, playPeople } from '../testing/play-people.ts';
import { sendJson } from '../testing/upstream.ts';

const ADMIN = 'admin@example.test';
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let people: PlayedPeople;
let admin: string;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, env: { RATE_LIMIT_SCALE: '1000' } });
});
beforeEach(async () => {
  people = playPeople();
  for (const upstream of Object.values(gateways.upstreams)) {
    upstream.answer = people.answer;
    upstream.seen.length = 0;
  }
  people.add(ADMIN);
  admin = await signIn(ADMIN);
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const signIn = async (email: string) => String((await gateways.first.signIn(email)).body.token);
const call = (endpoint: contracts.Endpoint, input: object, token = admin) => gateways.first.call(endpoint, { token, input });
const update = (email: string, revision: object) => call(contracts.updateUser, { user: { id: people.of(email).account.id, ...revision } });
const codeOf = ({ body }: Answer) => body.errorMessage;
const works = async (token: string, replica = gateways.first) => (await replica.call(contracts.getCurrentUser, { token })).status === 200;
const asked = (path: string) =>
  Object.values(gateways.upstreams).flatMap(({ seen }) => seen.filter((one) => one.path.startsWith(`/api/internal/${path}`)));

describe('an edit of a person', () => {
  const email = 'ayse@example.test';
  beforeEach(() => {
    people.add(email, { firstName: 'Ayşe', city: 'İzmir', headlineTr: 'Koç', imageFileName: 'a.webp' });
  });

  it('reaches both owners, and the reply is what is saved', async () => {
    const answer = await update(email, { firstName: 'Elif', headline: 'Yeni söz', status: 'disabled', version: 3, accountVersion: 1 });
    expect(answer.body).toMatchObject({
      success: true,
      user: { firstName: 'Elif', headlineTr: 'Yeni söz', status: 'disabled', accountVersion: 2 },
    });
    const [person, account] = [asked('revise-person')[0], asked('revise-account')[1]].map((one) => JSON.parse(one?.body ?? ''));
    const actorId = people.of(ADMIN).account.id;
    expect(person).toMatchObject({ actorId, edit: { firstName: 'Elif', headlineTr: 'Yeni söz' }, version: 3 });
    expect(account).toMatchObject({ actorId, edit: { status: 'disabled' }, accountVersion: 1 });
    expect(answer.body).toMatchObject({ undoableEntryId: null, undoableEntryIds: [PERSON_ENTRY_ID, ENTRY_ID] });
  });

  it('saves nothing where the account’s part is refused; sent again, it does all', async () => {
    const revision = { firstName: 'Elif', status: 'disabled', version: 3, accountVersion: 7 };
    const { body } = await update(email, revision);
    expect([body.errorMessage, body.saved]).toEqual(['CONFLICT', undefined]);
    expect(people.of(email)).toMatchObject({ person: { firstName: 'Ayşe' }, account: { status: 'enabled' } });
    expect((await update(email, { ...revision, accountVersion: 1 })).body).toMatchObject({
      success: true,
      user: { firstName: 'Elif', status: 'disabled' },
      undoableEntryIds: [PERSON_ENTRY_ID, ENTRY_ID],
    });
  });

  it('says which part is saved, and how to undo it, when the owner of the other goes away in between; sent again, it does the rest', async () => {
    gateways.upstreams.identity.answer = (request, body, response) =>
      request.url?.startsWith('/api/internal/revise-account') && !JSON.parse(body).dryRun
        ? sendJson(response, 503, { success: false, errorMessage: 'SERVICE_UNAVAILABLE' })
        : people.answer(request, body, response);
    const revision = { firstName: 'Elif', status: 'disabled', version: 3, accountVersion: 1 };
    expect((await update(email, revision)).body).toMatchObject({
      success: false,
      errorMessage: 'SERVICE_UNAVAILABLE',
      saved: ['person'],
      undoableEntryIds: [PERSON_ENTRY_ID],
    });
    gateways.upstreams.identity.answer = people.answer;
    const { body } = await update(email, revision);
    expect(body).toMatchObject({ success: true, user: { firstName: 'Elif', status: 'disabled' }, undoableEntryIds: [ENTRY_ID] });
  });

  it('names no saved part when the first one is refused', async () => {
    gateways.upstreams.profile.answer = (request, body, response) =>
      request.url?.startsWith('/api/internal/revise-person')
        ? sendJson(response, 409, { success: false, errorMessage: 'CONFLICT' })
        : people.answer(request, body, response);
    const { body } = await update(email, { firstName: 'Elif', status: 'disabled' });
    expect([body.errorMessage, body.saved, people.of(email).account.status]).toEqual(['CONFLICT', undefined, 'enabled']);
  });

  it('tells the entry by which it can be undone, one by one and for many', async () => {
    const { id } = people.of(email).account;
    const own = people.of(ADMIN).account.id;
    expect((await update(email, { firstName: 'Elif' })).body.undoableEntryId).toBe(PERSON_ENTRY_ID);
    expect((await update(email, { firstName: 'Elif' })).body.undoableEntryId).toBeNull();
    expect((await call(contracts.setUserStatuses, { ids: [id, own], status: 'disabled' })).body.undoable).toEqual([
      { id, entryId: ENTRY_ID },
    ]);
    expect((await call(contracts.setUserStatuses, { ids: [id], status: 'disabled' })).body.undoable).toEqual([]);
    expect((await call(contracts.deleteUser, { id })).body.undoableEntryId).toBe(ENTRY_ID);
  });

  it('of the account alone does not ask the owner of the person to change anything', async () => {
    expect((await update(email, { status: 'disabled' })).status).toBe(200);
    expect(asked('revise-person')).toEqual([]);
  });

  it('that changes nothing is no new version', async () => {
    expect((await update(email, { firstName: 'Ayşe', status: 'enabled' })).body).toMatchObject({ success: true });
    expect(people.of(email).version).toBe(1);
  });

  it.each([
    ['nothing but whom', {}],
    ['versions, a language and a country', { version: 1, accountVersion: 1, language: 'en', country: 'TR' }],
    ['texts without a text', { texts: { tr: {}, en: {} } }],
  ])('that names no field is refused, and nobody is read: %s', async (_, revision) => {
    const answer = await update(email, revision);
    expect(answer.body).toMatchObject({ success: false, errorMessage: 'VALIDATION_FAILED', details: [{ path: 'user' }] });
    expect(['edited-user', 'revise-person', 'revise-account'].flatMap(asked)).toEqual([]);
  });

  it('that changes nothing names the admin to whom the person is shown', async () => {
    await update(email, { firstName: 'Ayşe' });
    expect(asked('edited-user').map(({ path }) => new URLSearchParams(path.split('?')[1]).get('actorId'))).toEqual([
      people.of(ADMIN).account.id,
    ]);
  });

  it.each([
    ['an older version of the account', { accountVersion: 7, status: 'disabled' }, 'CONFLICT'],
    ['the admin’s own status', { status: 'disabled' }, 'OWN_ACCOUNT'],
  ])('is refused as the owners refuse it: %s', async (_, revision, code) => {
    expect(codeOf(await update(code === 'OWN_ACCOUNT' ? ADMIN : email, revision))).toBe(code);
    expect(await works(admin)).toBe(true);
  });

  it('of somebody unknown is refused', async () => {
    const id = '01k00000000000000000000000';
    expect(codeOf(await call(contracts.updateUser, { user: { id, firstName: 'Elif' } }))).toBe('USER_NOT_FOUND');
    expect(codeOf(await call(contracts.updateUser, { user: { id, status: 'disabled' } }))).toBe('USER_NOT_FOUND');
  });

  it('may take a picture away', async () => {
    expect((await update(email, { imageFileName: '' })).body).toMatchObject({ success: true, user: { imageFileName: '' } });
  });

  it('shows the account as it is saved while the owner of the person has not heard of it', async () => {
    gateways.upstreams.profile.answer = (request, body, response) => {
      const { account } = people.of(email);
      if (request.url?.startsWith('/api/internal/await-account')) sendJson(response, 200, { success: true, isKnown: false });
      else if (request.url?.startsWith('/api/internal/edited-user'))
        sendJson(response, 200, { success: true, user: { ...account, status: 'enabled', accountVersion: 1 } });
      else people.answer(request, body, response);
    };
    const { body } = await update(email, { status: 'disabled' });
    expect(body).toMatchObject({ success: true, user: { status: 'disabled', accountVersion: 2 } });
  });
});

describe('S2: whoever an admin', () => {
  it.each<[string, object]>([
    ['disables', { status: 'disabled' }],
    ['deletes', { status: 'deleted' }],
    ['takes the role admin from', { userType: 'member' }],
  ])('%s is signed out at once here, and within a second at the other replica', async (what, revision) => {
    const email = `admin-whom-one-${what.replaceAll(' ', '-')}@example.test`;
    people.add(email);
    const token = await signIn(email);
    expect([await works(token), await works(token, gateways.second)]).toEqual([true, true]);
    expect((await update(email, revision)).status).toBe(200);
    expect(await works(token)).toBe(false);
    await eventually(async () => expect(await works(token, gateways.second)).toBe(false));
  });

  it('O7: an administrator whose address another changes is signed out at once, whether or not the broker carries events', async () => {
    const other = 'admin-other@example.test';
    people.add(other);
    const token = await signIn(other);
    expect((await update(other, { email: 'admin-moved@example.test' })).status).toBe(200);
    expect(await works(token)).toBe(false);
    expect(await works(admin)).toBe(true);
  });

  it('deletes by the call of that name is signed out at once, and restored by another status', async () => {
    const email = 'goes-and-comes@example.test';
    const { id } = people.add(email);
    const token = await signIn(email);
    expect((await call(contracts.deleteUser, { id })).body).toMatchObject({ success: true });
    expect([people.of(email).account.status, await works(token)]).toEqual(['deleted', false]);
    expect((await update(email, { status: 'enabled' })).body).toMatchObject({ user: { status: 'enabled' } });
  });

  it('makes a coach goes on with a new token', async () => {
    const email = 'becomes-a-coach@example.test';
    people.add(email);
    const token = await signIn(email);
    await update(email, { userType: 'coach' });
    expect(await works(token)).toBe(false);
    const { body } = await gateways.first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } });
    expect(await works(String(body.token))).toBe(true);
  });
});

describe('an admin who was disabled a moment ago', () => {
  it('changes nothing any more, at a replica that has not heard of it either', async () => {
    const email = 'admin-for-a-moment@example.test';
    people.add(email);
    const token = await signIn(email);
    await gateways.second.call(contracts.updateUser, {
      token: admin,
      input: { user: { id: people.of(email).account.id, status: 'disabled' } },
    });
    const tried = await Promise.all([
      call(contracts.deleteUser, { id: people.of(ADMIN).account.id }, token),
      call(contracts.setUserStatuses, { ids: [people.of(ADMIN).account.id], status: 'disabled' }, token),
      call(contracts.updateUser, { user: { id: people.of(email).account.id, status: 'enabled' } }, token),
    ]);
    expect(tried.map(codeOf)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED']);
    expect(people.of(ADMIN).account.status).toBe('enabled');
  });
});

describe('many at once', () => {
  const emails = Array.from({ length: 10 }, (_, n) => `one-of-many-${n}@example.test`);
  const setStatuses = (ids: string[], status: string) => call(contracts.setUserStatuses, { ids, status });

  it('are disabled, each once, four at a time; whoever cannot be is told of with the code', async () => {
    const ids = emails.map((email) => people.add(email).id);
    const token = await signIn(emails[0] as string);
    // Nobody is answered before four have asked, nor before a call that was made after theirs has come, before which a fifth would be seen.
    const four = Promise.withResolvers<void>();
    let [open, most] = [0, 0];
    gateways.upstreams.identity.answer = async (request, body, response) => {
      if (!request.url?.includes('revise-account')) return people.answer(request, body, response);
      open += 1;
      most = Math.max(most, open);
      if (open === 4) void signIn(ADMIN).then(() => four.resolve());
      await four.promise;
      open -= 1;
      people.answer(request, body, response);
    };
    const unknown = '01k00000000000000000000000';
    const own = people.of(ADMIN).account.id;
    const { body } = await setStatuses([...ids, ...ids, unknown, own], 'disabled');
    expect(body).toMatchObject({
      success: true,
      changed: ids,
      refused: [
        { id: unknown, errorMessage: 'USER_NOT_FOUND' },
        { id: own, errorMessage: 'OWN_ACCOUNT' },
      ],
    });
    expect([most, asked('revise-account').length]).toEqual([4, ids.length + 2]);
    expect([await works(token), await works(admin)]).toEqual([false, true]);
  });

  it('are not deleted by it', async () => {
    expect(codeOf(await setStatuses([people.add(emails[0] as string).id], 'deleted'))).toBe('VALIDATION_FAILED');
  });

  it('are refused as a whole only while a service is away and nobody was changed', async () => {
    const [one, other] = [people.add(emails[0] as string).id, people.add(emails[1] as string).id];
    gateways.upstreams.identity.answer = (_request, _body, response) => response.destroy();
    expect(codeOf(await setStatuses([one, other], 'disabled'))).toBe('SERVICE_UNAVAILABLE');
    gateways.upstreams.identity.answer = (request, body, response) =>
      body.includes(other) ? response.destroy() : people.answer(request, body, response);
    expect((await setStatuses([one, other], 'disabled')).body).toMatchObject({
      success: true,
      changed: [one],
      refused: [{ id: other, errorMessage: 'SERVICE_UNAVAILABLE' }],
    });
  });
});
