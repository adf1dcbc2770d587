import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { z } from 'zod';
import { type Admin, type Console, codeOf, consoleOf } from '../console/console.testing.ts';
import { CAN, DEFNE, DERYA, ELIF, MEMBERS, NILUFER, populate, type Somebody } from '../console/people.testing.ts';
import { type ProductUnderTest, startProductUnderTest } from '../product.testing.ts';

const [ONUR, SELIN] = MEMBERS as [Somebody, Somebody, ...Somebody[]];

/** What a whole person has and other replies have as well. */
const PLAIN: ReadonlySet<string> = new Set(['id', 'status', 'version', 'name', 'slug', 'categories', 'city', 'language']);
const OF_PERSONS: ReadonlySet<string> = new Set(Object.keys(contracts.EditedUser.shape).filter((field) => !PLAIN.has(field)));
/** As a reply may call what is no field of a whole person, or a message that may hold anything. */
const PERSONAL_NAMES = /mail$|phone|birth|gender|address$|firstName|lastName|surname|^message$/i;

/** Names of all fields in a JSON schema. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsIn)];
}
const personalFields = ({ reply }: contracts.Endpoint): string[] =>
  fieldsIn(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' })).filter(
    (field) => OF_PERSONS.has(field) || PERSONAL_NAMES.test(field),
  );
const personalCalls = contracts.ENDPOINTS.filter(
  (endpoint) => !endpoint.internal && endpoint.roles?.join() === 'admin' && personalFields(endpoint).length > 0,
);

/** Calls that answer personal data and leave no entry. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'GET /admin/audit/entries': 'the log itself: entries about looks at it would bury the others',
  'GET /admin/help-lines': 'nobody’s data: an address is that of a public page',
  'POST /admin/help-lines': 'nobody’s data: an address is that of a public page',
};

type Look = {
  readonly action: contracts.AuditedAction;
  readonly subject: string;
  /** Whoever has not looked at the same before: that would be the same look. */
  readonly by?: Somebody;
  readonly look: (admin: Admin) => Promise<unknown>;
};

describe('who reads personal data', () => {
  let product: ProductUnderTest;
  let visits: Console;
  let nilufer: Admin;
  let deadLetter = '';
  beforeAll(async () => {
    product = await startProductUnderTest({ env: {}, prepare: populate });
    visits = await consoleOf(product);
    nilufer = visits.as(await visits.signIn(NILUFER));
    await product.parkSomethingAbout(ELIF.id);
    deadLetter = await eventually(async () => {
      const [found] = (await nilufer.call(contracts.deadLetters, { queue: 'search' })).deadLetters;
      if (!found) throw new Error('nothing was given up');
      return found.id;
    });
  });
  afterAll(() => product?.stop());

  const entriesBy = async ({ id: actorId }: Somebody) => (await nilufer.call(contracts.auditEntries, { actorId })).entries;
  const LOOKS: Readonly<Record<string, Look>> = {
    'GET /admin/user/get-by-id': { action: 'user-viewed', subject: CAN.id, look: (admin) => admin.read(CAN) },
    'POST /admin/user/update': {
      action: 'user-viewed',
      subject: DERYA.id,
      look: (admin) => admin.update(DERYA, { firstName: DERYA.firstName }),
    },
    'POST /admin/user/search': {
      action: 'people-listed',
      subject: '',
      look: (admin) => admin.call(contracts.searchUsers, { SearchType: 'name', Email: ELIF.lastName }),
    },
    'GET /admin/user/last': { action: 'people-listed', subject: '', by: NILUFER, look: (admin) => admin.call(contracts.lastUsers, {}) },
    'POST /admin/user/export': { action: 'users-exported', subject: '', look: (admin) => admin.call(contracts.exportUsers, {}) },
    'POST /admin/operations/mail': { action: 'emails-viewed', subject: '', look: (admin) => admin.call(contracts.mailQueue, {}) },
    'GET /admin/operations/dead-letter': {
      action: 'dead-letter-viewed',
      subject: 'search',
      look: (admin) => admin.call(contracts.deadLetter, { queue: 'search', id: deadLetter }),
    },
  };

  it('every call of admins that answers personal data is one that the log records, or is listed with why not', () => {
    expect(personalCalls.map(({ route }) => route).toSorted()).toEqual([...Object.keys(LOOKS), ...Object.keys(UNRECORDED)].toSorted());
  });

  it.each(Object.entries(LOOKS))(
    '%s leaves an entry that says who looked, and at what',
    async (_, { action, subject, by = DEFNE, look }) => {
      const looks = async () => (await entriesBy(by)).filter((entry) => entry.action === action && entry.subject.id === subject);
      expect(await looks()).toEqual([]);
      await look(visits.as(await visits.signIn(by)));
      await eventually(async () => expect(await looks()).toHaveLength(1));
    },
  );

  it('by edits of nothing reads nobody; an edit that changes something is in the log, and so is the look that it allows', async () => {
    const defne = visits.as(await visits.signIn(DEFNE));
    const everybody = [ELIF, ...MEMBERS, NILUFER];
    const empty = [{}, { version: 1, accountVersion: 1 }, { language: 'en', country: 'TR' }, { texts: { tr: {} } }];
    const codes = await Promise.all(everybody.flatMap((person) => empty.map((revision) => codeOf(defne.update(person, revision)))));
    expect(new Set(codes)).toEqual(new Set(['VALIDATION_FAILED']));

    await defne.update(ONUR, { city: 'Van' });
    await defne.update(SELIN, { firstName: SELIN.firstName });
    const about = async (person: Somebody) =>
      (await entriesBy(DEFNE)).filter(({ subject }) => subject.id === person.id).map(({ action }) => action);
    await eventually(async () => expect((await about(ONUR)).toSorted()).toEqual(['user-edited', 'user-viewed']));
    await eventually(async () => expect(await about(SELIN)).toEqual(['user-viewed']));
    expect(await about(ELIF)).toEqual([]);
  });
});
