import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, seededRandom, tell } from '@pusula/service-kit/testing';
import {
  aCoach,
  anAccount,
  aRegistration,
  asCoach,
  heardCategory,
  ids,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
} from '../profile.fixture.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const stats = async () => (await profile.test.callAs(asCoach(ids.next(), 'admin'))(contracts.dashboardStats, {})).dashboardStats;
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

it('of nobody the figures are nought, and the months are there', async () => {
  const figures = await stats();
  expect(figures).toMatchObject({
    totalUsers: 0,
    activeUsersRatio: 0,
    coachesRatio: 0,
    membersRatio: 0,
    publicCoaches: 0,
    deletedUsers: 0,
  });
  expect(figures.usersOverTime).toHaveLength(24);
  expect(figures.usersOverTime.every(({ newMembers, newCoaches, total }) => newMembers + newCoaches + total === 0)).toBe(true);
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
    tops = [await heardCategory(profile, { nameTr: 'Kariyer' }), await heardCategory(profile), await heardCategory(profile)];
    const [first = '', second = '', third = ''] = tops;
    const below = await heardCategory(profile, { parentId: first });
    const deep = await heardCategory(profile, { parentId: below });
    const gone = await heardCategory(profile);
    await tell(profile.test, contracts.categoryChanged, gone, { id: gone, version: 2, category: null, movedTo: null });
    const moments = Array.from({ length: 300 }, () => new Date(now.getTime() - Math.floor(random() * 900 * 86_400_000)));
    const accounts = moments.map((moment) =>
      anAccount(idAt(moment), {
        userType: pick(['member', 'member', 'coach', 'coach', 'admin']),
        status: pick(['enabled', 'enabled', 'enabled', 'disabled', 'deleted']),
        isVerified: random() < 0.8,
      }),
    );
    people = await come(accounts, [[first], [below, deep], [deep, second], [second, first], []]);
    const erased = await importedCoach(profile, { categoryIds: [first] });
    await tell(profile.test, contracts.accountErased, erased, { id: erased, version: 2 });
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
      activeUsersRatio: there(({ status }) => status === 'enabled') / total,
      coachesRatio: there(({ userType }) => userType === 'coach') / total,
      membersRatio: there(({ userType }) => userType === 'member') / total,
      at: profile.test.clock.now().toISOString(),
    });
  });

  it('tell who came in each of the last 24 months of Istanbul, and how many there were at its end', () => {
    const monthOf = (moment: Date) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', year: 'numeric', month: '2-digit' }).format(moment);
    const came = (in_: (month: string) => boolean, type?: contracts.Role) =>
      there(({ id, userType }) => in_(monthOf(contracts.timeOfId(id))) && (type === undefined || userType === type));
    const months = figures.usersOverTime.map(({ month }) => month);
    expect([months.length, new Set(months).size, months.at(-1)]).toEqual([24, 24, monthOf(profile.test.clock.now())]);
    expect([...months].sort()).toEqual(months);
    expect(figures.usersOverTime).toEqual(
      months.map((month) => ({
        month,
        newMembers: came((own) => own === month, 'member'),
        newCoaches: came((own) => own === month, 'coach'),
        total: came((own) => own <= month),
      })),
    );
    expect(figures.usersOverTime.at(-1)?.total).toBe(figures.totalUsers);
    expect(figures.usersOverTime[0]?.total).toBeGreaterThan(0);
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

it('a month begins at midnight in Istanbul, three hours before it does in Greenwich', async () => {
  const now = profile.test.clock.now();
  const begin = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1) - 3 * 3_600_000);
  const month = `${begin.getUTCFullYear()}-${String(begin.getUTCMonth() + 1).padStart(2, '0')}`;
  const newIn = async () => {
    const { usersOverTime } = await stats();
    const place = usersOverTime.findIndex((row) => row.month === month);
    return [usersOverTime[place]?.newCoaches, usersOverTime[place + 1]?.newCoaches] as [number, number];
  };
  const [before, after] = await newIn();
  await come([anAccount(idAt(new Date(begin.getTime() - 1))), anAccount(idAt(begin))], [[]]);
  expect(await newIn()).toEqual([before + 1, after + 1]);
});
