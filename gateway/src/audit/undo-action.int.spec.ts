import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { seededIds, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { type PlayedPeople, playPeople } from '../testing/play-people.ts';

const ids = seededIds(61);
const ADMIN = 'admin@example.test';
const SOMEBODY = 'ayse@example.test';
let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let people: PlayedPeople;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
});
beforeEach(async () => {
  people = playPeople();
  for (const upstream of Object.values(gateways.upstreams)) {
    upstream.answer = people.answer;
    upstream.seen.length = 0;
  }
  people.add(ADMIN);
  people.add(SOMEBODY, { firstName: 'Elif' });
  people.of(SOMEBODY).account.userType = 'coach';
  token = String((await gateways.first.signIn(ADMIN)).body.token);
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const role = { field: 'userType', before: 'member', after: 'coach' };
const name = { field: 'firstName', before: 'Ayşe', after: 'Elif' };

function entryOf(taken: Partial<contracts.ActionTaken>): contracts.ActionTaken {
  const entry: contracts.ActionTaken = {
    id: ids.next(),
    at: new Date().toISOString(),
    actorId: people.of(ADMIN).account.id,
    action: 'user-edited',
    subject: { kind: 'user', id: people.of(SOMEBODY).account.id },
    changes: [role, name],
    undoes: null,
    ...taken,
  };
  people.entries.set(entry.id, entry);
  return entry;
}
const undo = async (id: string) => (await gateways.first.call(contracts.undoAction, { token, input: { id } })).body;
const bodiesOf = (service: contracts.ServiceName, path: string) =>
  gateways.upstreams[service].seen.filter((one) => one.path === `/api/internal/${path}`).map((one) => JSON.parse(one.body));

describe('taking an edit of a person back', () => {
  it('gives both owners what was there before, and names the entry that it takes back', async () => {
    const { id } = entryOf({});
    expect(await undo(id)).toMatchObject({ success: true });
    expect(people.of(SOMEBODY)).toMatchObject({ account: { userType: 'member' }, person: { firstName: 'Ayşe' } });
    expect(bodiesOf('identity', 'revise-account')).toMatchObject([
      { undoes: id, edit: { userType: 'member' }, expected: { userType: 'coach' } },
    ]);
  });

  it('overwrites nothing that has changed since', async () => {
    const { id } = entryOf({});
    people.of(SOMEBODY).person.firstName = 'Zeynep';
    expect((await undo(id)).errorMessage).toBe('CONFLICT');
    people.of(SOMEBODY).person.firstName = 'Elif';
    people.of(SOMEBODY).account.userType = 'admin';
    expect((await undo(id)).errorMessage).toBe('CONFLICT');
    expect(people.of(SOMEBODY)).toMatchObject({ account: { userType: 'admin' }, person: { firstName: 'Elif' } });
  });

  it.each<[string, Partial<contracts.ActionTaken>]>([
    ['an address', { changes: [{ field: 'email', before: 'a@example.test', after: SOMEBODY }] }],
    ['a run of the index', { action: 'index-rebuild-started', subject: { kind: 'index', id: 'search' }, changes: [] }],
    ['events put back', { action: 'dead-letters-replayed', subject: { kind: 'queue', id: 'search' }, changes: [] }],
  ])('is refused for %s', async (_, taken) => {
    expect((await undo(entryOf(taken).id)).errorMessage).toBe('NOT_UNDOABLE');
    expect(bodiesOf('identity', 'revise-account')).toEqual([]);
  });

  it('may be asked for before the log has seen the action', async () => {
    const taken = entryOf({});
    people.entries.delete(taken.id);
    people.late.set(taken.id, taken);
    expect(await undo(taken.id)).toMatchObject({ success: true });
  });

  it('is refused as the log refuses it', async () => {
    expect((await undo(ids.next())).errorMessage).toBe('NOT_UNDOABLE');
  });
});

describe('taking an edit of a category back', () => {
  it('is the catalog’s to do', async () => {
    const taken = entryOf({ action: 'category-edited', subject: { kind: 'category', id: ids.next() } });
    expect(await undo(taken.id)).toMatchObject({ success: true });
    expect(bodiesOf('catalog', 'undo-category-action')).toEqual([{ actorId: people.of(ADMIN).account.id, taken }]);
  });
});
