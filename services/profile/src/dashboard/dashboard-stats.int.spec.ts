import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, publish, seededRandom } from '@pusula/service-kit/testing';
import {
  aCoach,
  anAccount,
  aRegistration,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const stats = async (days?: string) =>
  (await profile.test.callAs(asCoach(ids.next(), 'admin'))(contracts.dashboardStats, { days })).dashboardStats;
const DAY_MS = 86_400_000;
type Search = contracts.InputOf<typeof contracts.searchUsers>;
const list = (search: Partial<Search>) => profile.test.callAs(asCoach(ids.next(), 'admin'))(contracts.searchUsers, search);
const random = seededRandom(24);
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
/** An id made at a moment. */
const idAt = (moment: Date) => contracts.firstIdOf(moment).slice(0, 10) + ids.next().slice(10);

type Somebody = { readonly account: contracts.Account; readonly isPublic: boolean; readonly city: string; readonly categoryIds: string[] };
/** People of every kind; those who are coaches have a text and a certificate, and are public when nothing speaks against it. */
async function come(accounts: readonly contracts.Account[], categories: readonly string[][]): Promise<Somebody[]> {
  const people = accounts.map((account) => {
    const [city, categoryIds] = [pick(['İzmir', 'Ankara', 'Çorum']), [...pick(categories)]];
    const isPublic = account.userType === 'coach' && account.status === 'enabled' && account.isVerified && categoryIds.length > 0;
    return { account, isPublic, city, categoryIds };
  });
  await profile.service.importCoaches(
    people.map(({ account, city, categoryIds }) => ({ ...aCoach(account.id, { categoryIds }), account, person: aRegistration({ city }) })),
  );
  return people;
}

it('of nobody the figures are nought, and the weeks are there', async () => {
  const figures = await stats();
  expect(figures).toMatchObject({
    days: 30,
    totalUsers: 0,
    activeUsersRatio: 0,
    coachesRatio: 0,
    membersRatio: 0,
    publicCoaches: 0,
    newPublicCoaches: 0,
    deletedUsers: 0,
    registered: { now: 0, before: 0 },
  });
  expect(figures.registeredPerWeek).toHaveLength(14);
  expect(figures.registeredPerWeek.every(({ people, members, coaches }) => people + members + coaches === 0)).toBe(true);
  expect([figures.coachesByCategory, figures.coachesByCity]).toEqual([[], []]);
});

describe('the figures', () => {
  let people: Somebody[];
  let figures: contracts.DashboardStats;
  let tops: string[];
  /** The categories below each of them, itself included. */
  let families: Readonly<Record<string, readonly string[]>>;
  beforeAll(async () => {
    const now = profile.test.clock.now();
    tops = [await categoryProjected(profile, { nameTr: 'Kariyer' }), await categoryProjected(profile), await categoryProjected(profile)];
    const [first = '', second = '', third = ''] = tops;
    const below = await categoryProjected(profile, { parentId: first });
    const deep = await categoryProjected(profile, { parentId: below });
    const gone = await categoryProjected(profile);
    await publish(profile.test, contracts.categoryChanged, gone, { id: gone, version: 2, category: null, movedTo: null });
    const moments = Array.from({ length: 300 }, () => new Date(now.getTime() - Math.floor(random() ** 2 * 300 * DAY_MS)));
    const accounts = moments.map((moment) =>
      anAccount(idAt(moment), {
        userType: pick(['member', 'member', 'coach', 'coach', 'admin']),
        status: pick(['enabled', 'enabled', 'enabled', 'disabled', 'deleted']),
        isVerified: random() < 0.8,
      }),
    );
    people = await come(accounts, [[first], [below, deep], [deep, second], [second, first], []]);
    const erased = await importedCoach(profile, { categoryIds: [first] });
    await publish(profile.test, contracts.accountErased, erased, { id: erased, version: 2 });
    await eventually(async () =>
      expect(await profile.test.running.db.manager.query('select 1 from account where id = $1 and is_erased', [erased])).toHaveLength(1),
    );
    figures = await stats();
    families = { [first]: [first, below, deep], [second]: [second], [third]: [third] };
  });

  const count = (is: (somebody: Somebody) => boolean) => people.filter(is).length;
  const there = (is: (account: contracts.Account) => boolean) => count(({ account }) => account.status !== 'deleted' && is(account));

  it('count people by what they are; deleted ones are in one figure alone, erased ones in none', () => {
    const total = there(() => true);
    expect(figures).toMatchObject({
      totalUsers: total,
      totalCoaches: there(({ userType }) => userType === 'coach'),
      totalMembers: there(({ userType }) => userType === 'member'),
      totalAdmins: there(({ userType }) => userType === 'admin'),
      enabledUsers: there(({ status }) => status === 'enabled'),
      disabledUsers: there(({ status }) => status === 'disabled'),
      deletedUsers: count(({ account }) => account.status === 'deleted'),
      unverifiedUsers: there(({ isVerified }) => !isVerified),
      publicCoaches: count(({ isPublic }) => isPublic),
      activeUsersRatio: there(({ status }) => status === 'enabled') / people.length,
      coachesRatio: there(({ userType }) => userType === 'coach') / total,
      membersRatio: there(({ userType }) => userType === 'member') / total,
      at: profile.test.clock.now().toISOString(),
    });
  });

  const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(moment);
  const daysAgo = (days: number) => dayOf(new Date(profile.test.clock.now().getTime() - days * DAY_MS));
  const cameOn = (account: contracts.Account) => dayOf(contracts.timeOfId(account.id));

  it('tell who came in the last 7, 30 and 90 days of Istanbul and in as many before them', async () => {
    const wrong: unknown[] = [];
    for (const days of contracts.LIMITS.statsPeriods) {
      const between = (first: string, last: string) => (one: Somebody) => cameOn(one.account) >= first && cameOn(one.account) <= last;
      const [now, before] = [between(daysAgo(days - 1), daysAgo(0)), between(daysAgo(2 * days - 1), daysAgo(days))];
      const expected = {
        registered: { now: count(now), before: count(before) },
        newPublicCoaches: count((one) => one.isPublic && now(one)),
      };
      const { registered, newPublicCoaches } = await stats(String(days));
      const listed = (await list({ registeredFrom: daysAgo(days - 1), registeredTo: daysAgo(0) })).total;
      expect(expected.registered.before).toBeGreaterThan(0);
      if (JSON.stringify([{ registered, newPublicCoaches }, listed]) !== JSON.stringify([expected, expected.registered.now]))
        wrong.push({ days, expected, registered, newPublicCoaches, listed });
    }
    expect(wrong).toEqual([]);
  });

  it('tell who came in each of the last fourteen weeks, which begin on Monday', () => {
    const weeks = figures.registeredPerWeek;
    const last = weeks.at(-1)?.week ?? '';
    expect([new Date(last).getUTCDay(), last <= daysAgo(0), last > daysAgo(7)]).toEqual([1, true, true]);
    const came = (week: string, type?: contracts.Role) =>
      count(({ account }) => {
        const after = (Date.parse(cameOn(account)) - Date.parse(week)) / DAY_MS;
        return after >= 0 && after < 7 && (type === undefined || account.userType === type);
      });
    const expected = Array.from({ length: 14 }, (_, place) => {
      const week = new Date(Date.parse(last) - (13 - place) * 7 * DAY_MS).toISOString().slice(0, 10);
      return { week, people: came(week), coaches: came(week, 'coach'), members: came(week, 'member') };
    });
    expect(weeks).toEqual(expected);
    expect(weeks.every(({ people }) => people > 0)).toBe(true);
  });

  it('each are what its list counts', async () => {
    const existing = ['enabled', 'disabled'] as const;
    const [top] = figures.coachesByCategory;
    const [city] = figures.coachesByCity;
    const [week] = figures.registeredPerWeek;
    const rows: readonly (readonly [number | undefined, Partial<Search>])[] = [
      [figures.totalUsers, { statuses: [...existing] }],
      [figures.totalCoaches, { statuses: [...existing], userTypes: ['coach'] }],
      [figures.totalMembers, { statuses: [...existing], userTypes: ['member'] }],
      [figures.enabledUsers, { statuses: ['enabled'] }],
      [figures.disabledUsers, { statuses: ['disabled'] }],
      [figures.deletedUsers, { statuses: ['deleted'] }],
      [figures.unverifiedUsers, { unverifiedOnly: true }],
      [figures.publicCoaches, { publicOnly: true }],
      [top?.coaches, { publicOnly: true, ...(top && { categoryId: top.id }) }],
      [city?.coaches, { publicOnly: true, city: city?.city ?? '' }],
      [week?.people, { ...(week && { registeredFrom: week.week, registeredTo: contracts.addDays(week.week, 6) }) }],
    ];
    const listed = await Promise.all(rows.map(async ([, search]) => (await list(search)).total));
    expect(listed).toEqual(rows.map(([figure]) => figure));
    expect(listed.every((total) => total > 0)).toBe(true);
  });

  it('count the public coaches below each top-level category once, and show those that lead to nobody last', () => {
    const led = (top: string) => count(({ isPublic, categoryIds }) => isPublic && categoryIds.some((id) => families[top]?.includes(id)));
    const expected = tops.map((id) => [id, led(id)] as const).sort((one, other) => other[1] - one[1]);
    expect(figures.coachesByCategory.map(({ id, coaches }) => [id, coaches])).toEqual(expected);
    expect(figures.coachesByCategory.find(({ id }) => id === tops[0])).toMatchObject({ nameTr: 'Kariyer', nameEn: 'Career' });
    expect(figures.coachesByCategory.at(-1)).toMatchObject({ id: tops[2], coaches: 0 });
  });

  it('count the public coaches of each city', () => {
    const cities = [...new Set(people.filter(({ isPublic }) => isPublic).map(({ city }) => city))];
    const expected = new Map(cities.map((city) => [city, count((somebody) => somebody.isPublic && somebody.city === city)]));
    expect(new Map(figures.coachesByCity.map(({ city, coaches }) => [city, coaches]))).toEqual(expected);
    const order = figures.coachesByCity.map(({ coaches }) => coaches);
    expect([...order].sort((one, other) => other - one)).toEqual(order);
  });
});

it('a day begins at midnight in Istanbul, three hours before it does in Greenwich', async () => {
  const today = contracts.localDay(profile.test.clock.now());
  const begin = contracts.startOfDay(contracts.addDays(today, -6));
  const { now, before } = (await stats('7')).registered;
  await come([anAccount(idAt(new Date(begin.getTime() - 1))), anAccount(idAt(begin))], [[]]);
  expect((await stats('7')).registered).toEqual({ now: now + 1, before: before + 1 });
});

it('refuses any other period', async () => {
  for (const days of ['0', '31', '7.5', 'x', '']) await expect(stats(days)).rejects.toThrow('VALIDATION_FAILED');
});
