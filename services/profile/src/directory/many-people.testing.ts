import { firstIdOf, type Role, USER_STATUSES } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/testing';
import { directoryEntry } from '../people/directory-entry.ts';
import type { ProfileUnderTest } from '../profile.testing.ts';

/** Syllables as they are written and as somebody types them who has no Turkish keyboard. */
const SYLLABLES = Object.entries({
  ay: 'ay',
  şe: 'se',
  me: 'me',
  ma: 'ma',
  li: 'li',
  can: 'can',
  öz: 'oz',
  gül: 'gul',
  tür: 'tur',
  ışı: 'isi',
  bey: 'bey',
  ha: 'ha',
  san: 'san',
  nur: 'nur',
  der: 'der',
  ya: 'ya',
  ıl: 'il',
  çağ: 'cag',
  ku: 'ku',
  dem: 'dem',
  ir: 'ir',
  yıl: 'yil',
  maz: 'maz',
  taş: 'tas',
  ka: 'ka',
  er: 'er',
  do: 'do',
  ğan: 'gan',
  ars: 'ars',
  lan: 'lan',
  İb: 'ib',
  ra: 'ra',
  him: 'him',
  ünl: 'unl',
  ü: 'u',
  rüş: 'rus',
});
const CITIES = ['Adana', 'Ankara', 'Çorum', 'Iğdır', 'İstanbul', 'İzmir', 'Ordu', 'Şırnak', 'Uşak', 'Van'] as const;
const DOMAINS = ['ornek.example', 'posta.example.org', 'mail.example.net'] as const;

export type Somebody = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Both names as somebody types them, in lower case. */
  readonly typed: string;
  readonly email: string;
  readonly city: string;
  readonly userType: Role;
  readonly status: (typeof USER_STATUSES)[number];
};

/** Made-up people who came in the last three years, in that order; the same for the same seed. */
export function manyPeople(number: number, seed: number): Somebody[] {
  const random = seededRandom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const name = () => {
    const parts = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES));
    const [written, typed] = [0, 1].map((way) => parts.map((part) => part[way]).join(''));
    const lower = (written ?? '').toLocaleLowerCase('tr');
    return { written: lower.charAt(0).toLocaleUpperCase('tr') + lower.slice(1), typed: (typed ?? '').toLowerCase() };
  };
  const [firsts, lasts] = [Array.from({ length: 600 }, name), Array.from({ length: 3_000 }, name)];
  const begin = Date.UTC(2023, 0, 1);
  return Array.from({ length: number }, (_, place) => {
    const [first, last] = [pick(firsts), pick(lasts)];
    const id = firstIdOf(new Date(begin + place * 900_000)).slice(0, 10) + String(place).padStart(16, '0');
    return {
      id,
      firstName: first.written,
      lastName: last.written,
      typed: `${first.typed} ${last.typed}`,
      email: `${first.typed}.${last.typed}${place}@${pick(DOMAINS)}`,
      city: pick(CITIES),
      userType: random() < 0.002 ? 'admin' : random() < 0.12 ? 'coach' : 'member',
      status: random() < 0.9 ? 'enabled' : pick(USER_STATUSES),
    };
  });
}

const BATCH = 10_000;

/** Puts people into the tables themselves: a hundred thousand registrations would take minutes. */
export async function putPeople({ test }: ProfileUnderTest, people: readonly Somebody[]): Promise<void> {
  const { manager } = test.running.db;
  for (let start = 0; start < people.length; start += BATCH) {
    const rows = people.slice(start, start + BATCH);
    const column = (of: (somebody: Somebody) => unknown) => rows.map(of);
    const [ids, types, statuses] = [column(({ id }) => id), column(({ userType }) => userType), column(({ status }) => status)];
    await manager.query(
      `insert into account select id, email, user_type, status, true, 'tr', 1, false
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as row (id, email, user_type, status)`,
      [ids, column(({ email }) => email), types, statuses],
    );
    await manager.query(
      `insert into person select id, first_name, '', last_name, '', 'Female', '1985-06-07', city, 'TR', '+905321234567', '', 1, now()
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as row (id, first_name, last_name, city)`,
      [ids, column(({ firstName }) => firstName), column(({ lastName }) => lastName), column(({ city }) => city)],
    );
    await manager.query(
      `insert into coach select id, '{"tr":{"headline":"Sakin adımlar","bio":""}}', '', '', '', '', '{}', '[]', null, false, status = 'enabled', now()
       from unnest($1::text[], $2::text[], $3::text[]) as row (id, user_type, status) where user_type = 'coach'`,
      [ids, types, statuses],
    );
    const entries = rows.map((somebody) => directoryEntry({ account: somebody, person: somebody }));
    await manager.query(
      `insert into directory_entry (id, name_folded, email_folded, name_order, city_order, user_type, status)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])`,
      [
        ids,
        entries.map(({ nameFolded }) => nameFolded),
        entries.map(({ emailFolded }) => emailFolded),
        entries.map(({ nameOrder }) => nameOrder),
        entries.map(({ cityOrder }) => cityOrder),
        types,
        statuses,
      ],
    );
  }
  // What the server does by itself within a minute.
  for (const table of ['account', 'person', 'coach', 'directory_entry']) await manager.query(`vacuum analyze ${table}`);
}
