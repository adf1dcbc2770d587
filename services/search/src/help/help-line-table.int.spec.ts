import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, getHelpLines, type HelpLine, LIMITS, localDay, searchActionTaken, updateHelpLines } from '@pusula/contracts';
import { aUser, eventually, type RecordedEvents, recordEvents, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { idOf } from '../testing/people.ts';
import { type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { FIRST_HELP_LINES } from './first-help-lines.ts';

const DANGER = 'kendimi öldürmek istiyorum';
const adminId = idOf(50);
const admin = aUser({ id: adminId, role: 'admin' });

let postgres: TestPostgres;
let service: SearchUnderTest;
let actions: RecordedEvents<typeof searchActionTaken>;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'help-lines');
  actions = await recordEvents(service, searchActionTaken);
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const read = () => service.callAs(admin)(getHelpLines, {});
const write = (helpLines: readonly unknown[], version = 1) => service.callAs(admin)(updateHelpLines, { version, helpLines } as never);
const today = () => localDay(service.clock.now());

const [FIRST] = FIRST_HELP_LINES as readonly [HelpLine];
/** The table that an installation begins with, its first line changed. */
const withFirst = (change: Partial<HelpLine>): HelpLine[] => [{ ...FIRST, checkedOn: today(), ...change }, ...FIRST_HELP_LINES.slice(1)];
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    ({ message, details }: Error & { details?: readonly { path: string; problem: string }[] }) => [
      message,
      ...(details ?? []).map(({ path, problem }) => `${path}: ${problem}`),
    ],
  );
const problemAt = (path: string, problem = '') => ['VALIDATION_FAILED', expect.stringContaining(`${path}: ${problem}`)];

describe('the table of help lines', () => {
  it('is what every installation begins with, in its order', async () => {
    expect(await read()).toMatchObject({ version: 1, helpLines: FIRST_HELP_LINES });
  });

  it('is replaced as a whole, and the next search half a second later says so, however long ago the last one was', async () => {
    expect((await service.find({ keyword: DANGER })).helpLines[0]?.number).toBe('112');
    const helpLines = withFirst({ number: '+90 113' }).toReversed();
    expect(await write(helpLines)).toMatchObject({ version: 2, helpLines });
    expect(await read()).toMatchObject({ version: 2, helpLines });
    service.clock.advance(500);
    const told = (await service.find({ keyword: DANGER })).helpLines;
    expect(told).toEqual(helpLines.filter(({ helps }) => helps.includes('selfHarm')));
    service.clock.advance(24 * 60 * 60_000);
    await write(withFirst({ number: '114' }), 2);
    expect((await service.find({ keyword: DANGER })).helpLines[0]?.number).toBe('114');
  });

  it('is not overwritten by an administrator who read an older version: of ten at once one is heard', async () => {
    const tries = Array.from({ length: 10 }, (_, at) => write(withFirst({ number: `11${at}` })));
    const settled = await Promise.allSettled(tries);
    const [saved, ...others] = settled.toSorted((one, other) => one.status.localeCompare(other.status));
    expect(saved).toMatchObject({ status: 'fulfilled', value: { version: 2 } });
    expect(others.map((other) => other.status === 'rejected' && String(other.reason.message))).toEqual(Array(9).fill('CONFLICT'));
    expect(await read()).toMatchObject((saved as PromiseFulfilledResult<object>).value);
    expect(await refusal(write(withFirst({ number: '119' }), 3))).toEqual(['CONFLICT']);
  });

  it('tells the audit log which lines went and came, and nothing where it is written as it is', async () => {
    const changed = withFirst({ number: '113' });
    await write(changed);
    expect(await write(changed, 2)).toMatchObject({ version: 2 });
    const inOrder = [...changed.slice(1), ...changed.slice(0, 1)];
    await write(inOrder, 2);
    await eventually(() => expect(actions.all()).toHaveLength(2));
    const action = { actorId: adminId, action: 'help-lines-edited', subject: { kind: 'help-lines', id: '' }, undoes: null };
    expect(actions.all().map(({ data }) => data)).toEqual([
      {
        ...action,
        id: expect.any(String),
        at: expect.any(String),
        changes: [{ field: 'helpLines', before: [FIRST], after: [changed[0]] }],
      },
      { ...action, id: expect.any(String), at: expect.any(String), changes: [{ field: 'helpLines', before: changed, after: inOrder }] },
    ]);
  });
});

describe('a table that is refused', () => {
  afterEach(async () => {
    expect(await read()).toMatchObject({ version: 1, helpLines: FIRST_HELP_LINES });
    expect(actions.all()).toEqual([]);
  });

  it.each<[string, string, Partial<Record<keyof HelpLine, unknown>>]>([
    ['a number with words in it', 'number', { number: '112 (polis)' }],
    ['a plus within the number', 'number', { number: '90+112' }],
    ['a number of spaces and a plus', 'number', { number: '+' }],
    ['an address without encryption', 'address', { address: 'http://findahelpline.com' }],
    ['an address that runs something', 'address', { address: 'javascript:alert(1)' }],
    ['an address that is none', 'address', { address: 'findahelpline' }],
    ['no name', 'nameTr', { nameTr: ' ' }],
    ['no name in the other language', 'nameEn', { nameEn: '' }],
    ['nothing that it helps with', 'helps', { helps: [] }],
    ['the same help twice', 'helps', { helps: ['violence', 'violence'] }],
    ['another country', 'country', { country: 'DE' }],
    ['no day', 'checkedOn', { checkedOn: 'bugün' }],
  ])('has %s', async (_, field, change) => {
    expect(await refusal(write([...FIRST_HELP_LINES, { ...FIRST, ...change }]))).toEqual(
      problemAt(`helpLines.${FIRST_HELP_LINES.length}.${field}`),
    );
  });

  it('was checked tomorrow', async () => {
    expect(await refusal(write(withFirst({ checkedOn: addDays(today(), 1) })))).toEqual(
      problemAt('helpLines.0.checkedOn', 'in the future'),
    );
  });

  it.each([
    ['without a number', { number: '' }],
    ['of no country', { country: '' as const }],
  ])('has the only line for a kind of help %s', async (_, change) => {
    const only = (number: string) => FIRST_HELP_LINES.find((one) => one.number === number) as HelpLine;
    for (const [line, kind] of [
      [only('114'), 'medical'],
      [only('182'), 'fertility'],
    ] as const) {
      const others = FIRST_HELP_LINES.filter((other) => other !== line && (kind !== 'medical' || other !== FIRST));
      const problem = problemAt('helpLines', `no line of Türkiye with a number helps with ${kind}`);
      expect(await refusal(write([...others, { ...line, ...change }]))).toEqual(expect.arrayContaining(problem));
    }
  });

  it('has no line, or more than there may be', async () => {
    expect((await refusal(write([])))[0]).toBe('VALIDATION_FAILED');
    expect(await refusal(write(Array(LIMITS.helpLines + 1).fill(FIRST)))).toEqual(problemAt('helpLines'));
  });
});
