import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { asCoach, categoryProjected, ids, type ProfileUnderTest, startProfile } from '../profile.testing.ts';
import { came } from './directory.testing.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const admin = asCoach(ids.next(), 'admin');
type Search = Partial<contracts.SentInput<typeof contracts.searchUsers>>;
const search = (input: Search) => profile.test.callAs(admin)(contracts.searchUsers, input);
const found = async (input: Search) =>
  (await search({ pageSize: 100, ...input })).users.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const NAUGHTY = [
  `' or 1=1 --`,
  `"; drop table person; --`,
  `') union select id from account --`,
  '$1',
  ':word0',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%00',
  '￾￿',
  '💩 👩‍👩‍👧',
  'ﷺ',
  'Ω≈ç√∫˜µ≤≥÷',
  '´`˝ˇ¨',
  '\\\\%',
  '%_%_%_%',
  'İıİıİı',
  '1;SELECT pg_sleep(9)',
  'a '.repeat(127),
  'ğ'.repeat(254),
];

describe('a term', () => {
  beforeAll(() =>
    came(profile, [
      { name: 'Işıl Çağ', email: 'isil.cag@ornek.example' },
      { name: 'Rüştü Öğün', email: 'rustu@ornek.example' },
      { name: 'Hâlâ Irmak', email: 'IRMAK@ornek.example'.toLowerCase() },
      { name: 'Yüzde 100%', email: 'yuzde_yuz@ornek.example' },
      { name: 'Ters C:\\Çizgi', email: 'ters-cizgi@ornek.example' },
    ]),
  );

  it.each([
    ['name', 'isil cag', ['Işıl Çağ']],
    ['name', 'IŞIL', ['Işıl Çağ']],
    ['name', 'ISIL', ['Işıl Çağ']],
    ['name', 'cag isil', ['Işıl Çağ']],
    ['name', '  ÇAĞ  ', ['Işıl Çağ']],
    ['name', 'sil', ['Işıl Çağ']],
    ['name', 'rustu ogun', ['Rüştü Öğün']],
    ['name', 'RÜŞTÜ', ['Rüştü Öğün']],
    ['name', 'hala', ['Hâlâ Irmak']],
    ['name', 'irmak', ['Hâlâ Irmak']],
    ['name', '%', ['Yüzde 100%']],
    ['name', '_', []],
    ['name', '\\', ['Ters C:\\Çizgi']],
    ['name', 'isil yok', []],
    ['name', 'ornek.example', []],
    ['email', 'ISIL.CAG@', ['Işıl Çağ']],
    ['email', 'Işıl.Çağ', ['Işıl Çağ']],
    ['email', '_', ['Yüzde 100%']],
    ['email', '%', []],
    ['email', 'irmak@ornek', ['Hâlâ Irmak']],
    ['any', 'irmak', ['Hâlâ Irmak']],
    ['any', 'hala @ornek', ['Hâlâ Irmak']],
    ['any', 'isil yok', []],
  ] as const)('of %s, %j, finds whom it means', async (SearchType, Email, expected) => {
    expect(await found({ SearchType, Email })).toEqual(expected);
  });

  it.each(['\u202Eoren', 'a\u0000', '\ud83d'])('S12: %j is no text', async (Email) => {
    await expect(search({ SearchType: 'name', Email })).rejects.toThrow('VALIDATION_FAILED');
  });

  it('S12: what looks like a command is no more than letters', async () => {
    const problems: string[] = [];
    for (const Email of NAUGHTY)
      for (const SearchType of ['name', 'email', 'any'] as const) {
        const { users, total } = await search({ SearchType, Email });
        const exported = (await profile.test.callAs(admin)(contracts.exportUsers, { SearchType, Email, userTypes: [], statuses: [] }))
          .users;
        const isFound = Email.startsWith('a a');
        const [seen, counted] = [users.length > 0, total > 0];
        if (seen !== isFound || counted !== isFound || exported.length !== users.length)
          problems.push(`${SearchType} ${JSON.stringify(Email)}: ${users.length} of ${total} found, ${exported.length} exported`);
      }
    expect(problems).toEqual([]);
  });
});

describe('a list', () => {
  const term = { SearchType: 'email', Email: 'sirala.example' } as const;
  let order: string[];
  beforeAll(async () => {
    order = await came(profile, [
      { name: 'Şule Ak', email: 'c@sirala.example', city: 'Zonguldak' },
      { name: 'Sule Ak', email: 'b@sirala.example', city: 'Çorum' },
      { name: 'Irmak Can', email: 'd@sirala.example', city: 'Iğdır', account: { userType: 'member' } },
      { name: 'İrem Can', email: 'a@sirala.example', city: 'Ceyhan', account: { status: 'disabled' } },
      { name: 'Irmak Can', email: 'e@sirala.example', city: 'İzmir', account: { status: 'deleted' } },
      { name: 'Çiçek Ay', email: 'f@sirala.example', city: 'Ordu', account: { userType: 'admin', isVerified: false } },
    ]);
  });
  const inOrder = async (input: Search) => (await search({ ...term, ...input })).users.map(({ id }) => order.indexOf(id));

  it.each([
    ['registeredAt', [0, 1, 2, 3, 4, 5]],
    ['name', [5, 2, 4, 3, 1, 0]],
    ['email', [3, 1, 0, 2, 4, 5]],
    ['userType', [5, 0, 1, 3, 4, 2]],
    ['status', [4, 3, 0, 1, 2, 5]],
    ['city', [3, 1, 2, 4, 5, 0]],
  ] as const)('is ordered by %s as Turkish is, equals as they came, and the other way round', async (sort, expected) => {
    expect(await inOrder({ sort, direction: 'ascending' })).toEqual(expected);
    expect(await inOrder({ sort, direction: 'descending' })).toEqual([...expected].reverse());
  });

  it('is narrowed by role and by status', async () => {
    expect(await inOrder({ userTypes: ['member', 'admin'] })).toEqual([5, 2]);
    expect(await inOrder({ statuses: ['deleted', 'disabled'] })).toEqual([4, 3]);
    expect(await inOrder({ userTypes: ['coach'], statuses: ['enabled'] })).toEqual([1, 0]);
  });

  it('is narrowed by the days of registration, both included, and by city in any spelling', async () => {
    const days = ['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00.000Z', '2026-03-03T20:59:59.999Z', '2026-03-03T21:00:00.000Z'];
    const who = days.map((day, place) => ({
      name: `Takvim No${place}`,
      at: new Date(day),
      email: `gun${place}@gun.example`,
      city: 'Iğdır',
    }));
    await came(profile, who);
    const names = (input: Search) => found({ SearchType: 'name', Email: 'takvim', sort: 'registeredAt', direction: 'ascending', ...input });
    expect(await names({ registeredFrom: '2026-03-02', registeredTo: '2026-03-03' })).toEqual(['Takvim No1', 'Takvim No2']);
    expect(await names({ registeredTo: '2026-03-01' })).toEqual(['Takvim No0']);
    expect(await names({ registeredFrom: '2026-03-04' })).toEqual(['Takvim No3']);
    expect(await names({ registeredFrom: '0001-01-01', registeredTo: '9999-12-30' })).toHaveLength(4);
    expect((await names({ city: 'IĞDIR' })).length + (await names({ city: 'Iğdı' })).length).toBe(4);
  });

  it('is narrowed to public coaches, to a category with those below it, and to whoever has not verified their address', async () => {
    const top = await categoryProjected(profile);
    const below = await categoryProjected(profile, { parentId: top });
    const term = { SearchType: 'name', Email: 'süz', sort: 'registeredAt', direction: 'ascending' } as const;
    await came(profile, [
      { name: 'Süz Üst', coach: { categoryIds: [top] } },
      { name: 'Süz Alt', coach: { categoryIds: [below] } },
      { name: 'Süz Başka' },
      { name: 'Süz Kapalı', coach: { categoryIds: [top] }, account: { status: 'disabled' } },
      { name: 'Süz Bekleyen', coach: { categoryIds: [below] }, account: { isVerified: false } },
      { name: 'Süz Silinen', account: { isVerified: false, status: 'deleted' } },
    ]);
    const rows: readonly (readonly [Search, readonly string[]])[] = [
      [{ publicOnly: true }, ['Üst', 'Alt', 'Başka']],
      [{ categoryId: top }, ['Üst', 'Alt', 'Kapalı', 'Bekleyen']],
      [{ categoryId: below }, ['Alt', 'Bekleyen']],
      [{ categoryId: top, publicOnly: true }, ['Üst', 'Alt']],
      [{ unverifiedOnly: true }, ['Bekleyen']],
    ];
    const lists = await Promise.all(rows.map(([filter]) => found({ ...term, ...filter })));
    expect(lists).toEqual(rows.map(([, names]) => names.map((name) => `Süz ${name}`)));
  });

  it('comes in pages that part it without gap or overlap; behind the last one nothing is, but the number of all', async () => {
    await came(
      profile,
      Array.from({ length: 45 }, (_, place) => ({ name: `Sayfa No${place % 7}`, email: `sayfa${place}@sayfa.example` })),
    );
    const pages = async (input: Search) => {
      const parts = [1, 2, 3, 4, 5].map((page) => search({ SearchType: 'email', Email: 'sayfa.example', pageSize: 10, page, ...input }));
      return Promise.all(parts);
    };
    for (const sort of contracts.USER_SORTS)
      for (const direction of ['ascending', 'descending'] as const) {
        const parts = await pages({ sort, direction });
        expect(parts.map(({ users }) => users.length)).toEqual([10, 10, 10, 10, 5]);
        const whole = await search({ SearchType: 'email', Email: 'sayfa.example', pageSize: 100, sort, direction });
        expect(parts.flatMap(({ users }) => users)).toEqual(whole.users);
        expect(new Set(whole.users.map(({ id }) => id)).size).toBe(45);
      }
    const beyond = await search({ SearchType: 'email', Email: 'sayfa.example', pageSize: 10, page: contracts.LIMITS.adminMaximumPage });
    expect(beyond).toEqual({ users: [], total: 45, page: contracts.LIMITS.adminMaximumPage, pageSize: 10 });
  });

  it('shows people as they are: what they are, since when, and where a coach is found', async () => {
    const { users } = await search({ ...term, sort: 'email', direction: 'ascending' });
    expect(users[1]).toEqual({
      id: order[1],
      firstName: 'Sule',
      lastName: 'Ak',
      email: 'b@sirala.example',
      userType: 'coach',
      status: 'enabled',
      isDeleted: false,
      isVerified: true,
      imageUrl: '',
      city: 'Çorum',
      slug: `sule-ak-${order[1]}`,
      isPublic: true,
      registeredAt: contracts.timeOfId(order[1] as string).toISOString(),
    });
    expect(users[4]).toMatchObject({ status: 'deleted', isDeleted: true, isPublic: false });
  });
});
