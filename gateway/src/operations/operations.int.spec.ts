import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, seededIds, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type Answer, atWindowStart, type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf, playServices } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';

const ADMIN = 'admin@example.test';
const SUBJECT = accountOf('ayse@example.test').id;
const ids = seededIds(62);
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let told: readonly contracts.EventMessage[];
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.freshDatabase();
  // A breaker that has opened stays so for ten seconds: not on this clock.
  gateways = await startGateways({ databaseUrl, env: { RATE_LIMIT_SCALE: '1000' }, clock: atWindowStart() });
  told = await gateways.recordEvents('identity', [contracts.gatewayActionTaken, contracts.signInNoticed], databaseUrl);
});
beforeEach(async () => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = playServices;
  token = String((await gateways.first.signIn(ADMIN)).body.token);
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const call = (endpoint: contracts.Endpoint, input: object = {}) => gateways.first.call(endpoint, { token, input });
const codeOf = ({ body }: Answer) => body.errorMessage;
const actions = () =>
  told.filter(({ name }) => name === contracts.gatewayActionTaken.name).map(({ data }) => contracts.ActionTaken.parse(data));
const listDeadLetters = async (input: object = {}) => contracts.deadLetters.reply.parse((await call(contracts.deadLetters, input)).body);
/** The gateway is told what it cannot take. @returns the message's id, once it has been given up */
async function park(): Promise<string> {
  const id = ids.next();
  await gateways.publish(contracts.accountChanged, SUBJECT, { id: SUBJECT, version: 'unreadable' } as never, id);
  await eventually(async () => expect((await listDeadLetters()).deadLetters.map((letter) => letter.id)).toContain(id));
  return id;
}

describe('events that were given up', () => {
  it('are none at first, also of services that have never run here', async () => {
    expect(await listDeadLetters()).toEqual({ deadLetters: [], total: 0 });
    expect(await listDeadLetters({ queue: 'search' })).toEqual({ deadLetters: [], total: 0 });
  });

  it('are listed by the service that gave them up, counted, and shown whole', async () => {
    const id = await park();
    const { deadLetters, total } = await listDeadLetters({ queue: 'gateway' });
    expect([total, deadLetters]).toEqual([
      1,
      [expect.objectContaining({ id, queue: 'gateway', event: 'identity.account-changed.v1', subject: SUBJECT, attempts: 1 })],
    ]);
    expect(await listDeadLetters({ queue: 'search' })).toEqual({ deadLetters: [], total: 0 });
    const { message } = contracts.deadLetter.reply.parse((await call(contracts.deadLetter, { queue: 'gateway', id })).body);
    expect(JSON.parse(message)).toMatchObject({ id, subject: SUBJECT, data: { version: 'unreadable' } });
    expect(codeOf(await call(contracts.deadLetter, { queue: 'gateway', id: 'unknown' }))).toBe('DEAD_LETTER_NOT_FOUND');
    expect(codeOf(await call(contracts.deadLetter, { queue: 'search', id }))).toBe('DEAD_LETTER_NOT_FOUND');
  });

  it('are not read unseen: the audit log records which one was, once for a look that goes on, and none that is not there', async () => {
    const [{ id } = { id: '' }] = (await listDeadLetters()).deadLetters;
    for (const _ of [1, 2]) await call(contracts.deadLetter, { queue: 'gateway', id });
    await eventually(() => expect(actions()).not.toEqual([]));
    expect(actions()).toMatchObject([
      {
        action: 'dead-letter-viewed',
        actorId: accountOf(ADMIN).id,
        subject: { kind: 'queue', id: 'gateway' },
        changes: [
          { field: 'message', before: null, after: id },
          { field: 'event', before: null, after: 'identity.account-changed.v1' },
        ],
      },
    ]);
  });

  it('are put back one by one or all together, and the audit log is told each time', async () => {
    const [{ id } = { id: '' }] = (await listDeadLetters()).deadLetters;
    const before = actions().length;
    expect((await call(contracts.replayDeadLetters, { queue: 'gateway', id })).body).toMatchObject({ success: true, replayed: 1 });
    // It cannot be taken this time either.
    await eventually(async () => expect((await listDeadLetters()).total).toBe(1));
    await park();
    await eventually(async () => expect((await listDeadLetters()).total).toBe(2));
    expect((await call(contracts.replayDeadLetters, { queue: 'gateway' })).body).toMatchObject({ success: true, replayed: 2 });
    await eventually(async () => expect((await listDeadLetters()).total).toBe(2));
    await eventually(() => expect(actions()).toHaveLength(before + 2));
    expect(actions().slice(before)).toMatchObject([
      {
        action: 'dead-letters-replayed',
        actorId: accountOf(ADMIN).id,
        subject: { kind: 'queue', id: 'gateway' },
        changes: [
          { field: 'message', before: id, after: null },
          { field: 'event', before: 'identity.account-changed.v1', after: null },
        ],
      },
      { action: 'dead-letters-replayed', changes: [{ field: 'count', before: 2, after: 0 }] },
    ]);
  });

  it('are removed for good, one at a time, and the audit log is told', async () => {
    const [one, other] = (await listDeadLetters()).deadLetters;
    const before = actions().length;
    expect((await call(contracts.discardDeadLetter, { queue: 'gateway', id: one?.id })).body).toMatchObject({ success: true });
    expect((await listDeadLetters()).deadLetters.map(({ id }) => id)).toEqual([other?.id]);
    expect(codeOf(await call(contracts.discardDeadLetter, { queue: 'gateway', id: one?.id }))).toBe('DEAD_LETTER_NOT_FOUND');
    await call(contracts.discardDeadLetter, { queue: 'gateway', id: other?.id });
    await eventually(() =>
      expect(
        actions()
          .slice(before)
          .map(({ action }) => action),
      ).toEqual(['dead-letter-discarded', 'dead-letter-discarded']),
    );
  });

  it('that are not there leave no entry in the audit log', async () => {
    const before = actions().length;
    expect(codeOf(await call(contracts.replayDeadLetters, { queue: 'mail', id: 'unknown' }))).toBe('DEAD_LETTER_NOT_FOUND');
    expect(codeOf(await call(contracts.discardDeadLetter, { queue: 'mail', id: 'unknown' }))).toBe('DEAD_LETTER_NOT_FOUND');
    expect((await call(contracts.replayDeadLetters, { queue: 'mail' })).body).toMatchObject({ success: true, replayed: 0 });
    await call(contracts.discardDeadLetter, { queue: 'gateway', id: await park() });
    await eventually(() => expect(actions()).toHaveLength(before + 1));
  });

  it('are not looked at in queues that no service has', async () => {
    expect(codeOf(await call(contracts.deadLetters, { queue: 'identity.deadLetters' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await call(contracts.replayDeadLetters, { queue: '__proto__', id: 'a' }))).toBe('VALIDATION_FAILED');
  });
});

describe('the health of services', () => {
  const rows = async () =>
    new Map(contracts.serviceHealth.reply.parse((await call(contracts.serviceHealth)).body).services.map((row) => [row.name, row]));

  it('is what each says now, its answer’s time and its queue; the silent ones are shown as silent', async () => {
    const { profile, search, catalog, mail } = gateways.upstreams;
    profile.answer = (_request, _body, response) => sendJson(response, 200, { ready: true, checks: { database: 'ok', bus: 'ok' } });
    search.answer = (_request, _body, response) => sendJson(response, 503, { ready: false, checks: { database: 'ok', index: 'away' } });
    catalog.answer = () => undefined;
    mail.answer = (_request, _body, response) => response.destroy();
    // The sign-in of this test reaches the audit log's queue a moment later, and leaves it.
    const services = await eventually(async () => {
      const read = await rows();
      expect(read.get('identity')).toMatchObject({ waiting: 0 });
      return read;
    });
    expect([...services.keys()].sort()).toEqual([...contracts.SERVICE_NAMES, 'gateway'].sort());
    const queue = { waiting: 0, deadLetters: 0 };
    expect(services.get('profile')).toEqual({
      name: 'profile',
      isReady: true,
      tookMs: expect.any(Number),
      checks: { database: 'ok', bus: 'ok' },
      breaker: 'closed',
      ...queue,
    });
    expect(services.get('search')).toMatchObject({ isReady: false, checks: { database: 'ok', index: 'away' } });
    for (const name of ['catalog', 'mail', 'identity'] as const)
      expect(services.get(name)).toMatchObject({ isReady: false, tookMs: null, checks: {}, ...queue });
    expect(services.get('gateway')).toMatchObject({ isReady: true, checks: { database: 'ok', bus: 'ok' }, breaker: null, ...queue });
  });

  it('says what the gateway gave up, and when it lets no calls through to a service', async () => {
    const id = await park();
    gateways.upstreams.mail.answer = (_request, _body, response) => response.destroy();
    for (let failed = 0; failed < 5; failed += 1) await call(contracts.mailQueue);
    const services = await rows();
    expect(services.get('gateway')?.deadLetters).toBe(1);
    expect([services.get('mail')?.breaker, services.get('search')?.breaker]).toEqual(['open', 'closed']);
    await call(contracts.discardDeadLetter, { queue: 'gateway', id });
  });
});
