import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, runningClock, startGateways } from '../testing/gateway-under-test.ts';
import { playPeople } from '../testing/play-people.ts';
import { accountOf, playServices } from '../testing/play-services.ts';
import { type Answerer, sendJson } from '../testing/upstream.ts';
import { keptLog } from './kept-log.testing.ts';

const ADMIN = 'admin@example.test';
const OF_ADMINS = contracts.ENDPOINTS.filter(({ roles, internal }) => !internal && roles?.join() === 'admin');
const CHANGING = OF_ADMINS.filter(({ readsOnly }) => !readsOnly);
const BY_SERVICES = CHANGING.filter(({ owner }) => owner !== 'gateway');
const BY_GATEWAY = CHANGING.filter(({ owner }) => owner === 'gateway');

const { written, log, events } = keptLog();
const clock = runningClock();
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token = '';
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    clock,
    log,
  });
  token = String((await gateways.first.signIn(ADMIN)).body.token);
});
beforeEach(() => {
  // A budget that the test before has used up is a new one.
  clock.advance(60_000);
  answerAll(playServices);
  written.length = 0;
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const answerAll = (answer: Answerer) => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = answer;
};
const call = (endpoint: contracts.Endpoint, input: object = {}) => gateways.first.call(endpoint, { token, input });
const told = () =>
  events()
    .map(({ security, outcome, code, account, path }) => {
      expect(account).toBe(accountOf(ADMIN).id);
      return [security, outcome, code, path].filter(Boolean).join(' ');
    })
    .toSorted();
const expectTold = (lines: readonly string[]) => eventually(() => expect(told()).toEqual(lines.toSorted()));
const linesOf = (endpoints: readonly contracts.Endpoint[], what: string) => endpoints.map(({ path }) => `${what} /api${path}`);

describe('what administrators change', () => {
  it('is every call of theirs that is no GET, and the GET that the specification has start something; questions that do not belong into an address are none', () => {
    const isExceptional = ({ method, readsOnly }: contracts.Endpoint) => readsOnly !== (method === 'GET');
    expect(new Set(OF_ADMINS.filter(isExceptional))).toEqual(
      new Set([contracts.searchUsers, contracts.mailQueue, contracts.embedCategories, contracts.trySentence]),
    );
  });

  it('is told when a service has done it, each with its path; what they only read is not', async () => {
    for (const endpoint of OF_ADMINS) if (endpoint.owner !== 'gateway') expect((await call(endpoint)).status).toBe(200);
    await expectTold(linesOf(BY_SERVICES, 'action-by-admin done'));
  });

  it('is told when a service refuses it', async () => {
    answerAll((_request, _body, response) => sendJson(response, 409, { success: false, errorMessage: 'CONFLICT' }));
    for (const endpoint of BY_SERVICES) await call(endpoint);
    await expectTold(linesOf(BY_SERVICES, 'action-by-admin refused'));
  });

  it('is told when a service does not answer, and when the caller has not waited for its answer', async () => {
    answerAll((_request, _body, response) => sendJson(response, 503, { success: false, errorMessage: 'SERVICE_UNAVAILABLE' }));
    await call(contracts.rebuildIndex);
    const [caller, asked] = [new AbortController(), Promise.withResolvers<{ closed: Promise<unknown> }>()];
    answerAll((request) => asked.resolve({ closed: once(request.socket, 'close') }));
    const unheard = fetch(`${gateways.first.url}/api${contracts.createCategory.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: caller.signal,
    });
    const { closed } = await asked.promise;
    caller.abort();
    await expect(unheard).rejects.toThrow();
    await closed;
    await expectTold(linesOf([contracts.rebuildIndex, contracts.createCategory], 'action-by-admin refused SERVICE_UNAVAILABLE'));
  });

  it('is told when the gateway refuses it for its shape', async () => {
    for (const endpoint of BY_GATEWAY) await call(endpoint);
    const ofPath = new Map(told().map((line) => [line.split(' ').at(-1), line]));
    const named = {
      [contracts.updateUser.path]: 'edit',
      [contracts.setUserStatuses.path]: 'status',
      [contracts.deleteUser.path]: 'erasure',
    };
    for (const { path } of BY_GATEWAY)
      expect(ofPath.get(`/api${path}`)).toBe(`${named[path] ?? 'action'}-by-admin refused VALIDATION_FAILED /api${path}`);
  });

  it('is told of undoing, done and refused, and of dead letters that are not there', async () => {
    const people = playPeople();
    const { id: subject } = people.add('undone@example.test', { city: 'Rize' });
    const id = '01k00000000000000000000abc';
    const changes = [{ field: 'city', before: 'Van', after: 'Rize' }];
    people.entries.set(id, {
      id,
      at: clock.now().toISOString(),
      actorId: accountOf(ADMIN).id,
      action: 'user-edited',
      subject: { kind: 'user', id: subject },
      changes,
      undoes: null,
    });
    answerAll(people.answer);
    expect((await call(contracts.undoAction, { id })).body.success).toBe(true);
    expect((await call(contracts.undoAction, { id: '01k00000000000000000000abd' })).body.errorMessage).toBe('NOT_UNDOABLE');
    for (const endpoint of [contracts.replayDeadLetters, contracts.discardDeadLetter])
      expect((await call(endpoint, { queue: 'mail', id: 'x' })).body.errorMessage).toBe('DEAD_LETTER_NOT_FOUND');
    await expectTold([
      'action-by-admin done /api/admin/audit/undo',
      'action-by-admin refused NOT_UNDOABLE /api/admin/audit/undo',
      'action-by-admin refused DEAD_LETTER_NOT_FOUND /api/admin/operations/replay-dead-letters',
      'action-by-admin refused DEAD_LETTER_NOT_FOUND /api/admin/operations/discard-dead-letter',
    ]);
  });
});

it('that somebody becomes a coach is told, and that it failed', async () => {
  const email = 'soon-a-coach@example.test';
  const own = String((await gateways.first.signIn(email)).body.token);
  written.length = 0;
  answerAll((_request, _body, response) => sendJson(response, 200, { success: true }));
  expect((await gateways.first.call(contracts.becomeCoach, { token: own })).status).toBe(500);
  answerAll(playServices);
  expect((await gateways.first.call(contracts.becomeCoach, { token: own })).status).toBe(200);
  expect(events()).toMatchObject([
    { security: 'became-coach', outcome: 'refused', code: 'UNEXPECTED_ERROR', account: accountOf(email).id },
    { security: 'became-coach', outcome: 'done', account: accountOf(email).id },
  ]);
});
