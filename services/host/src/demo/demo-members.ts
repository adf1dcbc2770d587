import { CITIES, slugify } from '@pusula/contracts';
import type { ImportedAccount } from '@pusula/identity-service';
import { seededRandom } from '@pusula/service-kit/service';
import { type DemoCoach, readDemoCoaches, readDemoMemberNames } from './demo-data.ts';
import { joiningTimes, openedOn } from './demo-days.ts';
import { demoId } from './demo-id.ts';
import { DEMO_LOGINS, type DemoSecrets, DOMAIN, fullName, person } from './demo-people.ts';

/** The first members by name; whoever joined between them is composed of names. */
const MEMBER_NAMES = [
  ['Selin', 'Erdem', 'Female'],
  ['Onur', 'Kılıç', 'Male'],
  ['Derya', 'Aksoy', 'Female'],
  ['Tolga', 'Şahin', 'Male'],
  ['Merve', 'Koçak', 'Female'],
  ['Barış', 'Yalın', 'Male'],
  ['Gizem', 'Uçar', 'Female'],
  ['Volkan', 'Tuna', 'Male'],
  ['İrem', 'Bulut', 'Female'],
  ['Serkan', 'Oral', 'Male'],
  ['Pınar', 'Güven', 'Female'],
  ['Cem', 'Duman', 'Male'],
  ['Esra', 'Tekin', 'Female'],
  ['Hakan', 'Polat', 'Male'],
  ['Büşra', 'Çetin', 'Female'],
  ['Umut', 'Sezer', 'Male'],
  ['Ebru', 'Kaplan', 'Female'],
  ['Kaan', 'Özer', 'Male'],
  ['Sibel', 'Arıkan', 'Female'],
  ['Mehmet', 'Toprak', 'Male'],
  ['Ceren', 'Yavuz', 'Female'],
  ['Ufuk', 'Karaca', 'Male'],
  ['Nazlı', 'Işık', 'Female'],
  ['Alper', 'Günay', 'Male'],
] as const;

/** A marketplace of coaches alone would look odd to its admins. */
const MEMBERS = 420;
const SEED = 7;
/** Places of phone numbers and birthdays: those of coaches end before it. */
const FIRST_PLACE = 5_000;
/** Whoever joined in the last days may not have opened the link yet. */
const MAY_BE_UNVERIFIED = 24;
const LARGE_CITIES = ['İstanbul', 'İstanbul', 'İstanbul', 'Ankara', 'Ankara', 'İzmir', 'Bursa', 'Antalya'];

/** How members look, in turn: they are drawn, not written. */
const LOOKS: Readonly<Record<'Female' | 'Male', readonly DemoCoach['look'][]>> = {
  Female: [
    { age: 'young', hair: 'long', hairColour: 'brown', beard: false, glasses: false },
    { age: 'middle', hair: 'bun', hairColour: 'black', beard: false, glasses: true },
    { age: 'young', hair: 'covered', hairColour: 'black', beard: false, glasses: false },
    { age: 'middle', hair: 'medium', hairColour: 'auburn', beard: false, glasses: false },
    { age: 'young', hair: 'curly', hairColour: 'black', beard: false, glasses: true },
  ],
  Male: [
    { age: 'young', hair: 'short', hairColour: 'black', beard: true, glasses: false },
    { age: 'middle', hair: 'short', hairColour: 'grey', beard: false, glasses: true },
    { age: 'young', hair: 'curly', hairColour: 'brown', beard: false, glasses: false },
    { age: 'middle', hair: 'bald', hairColour: 'black', beard: true, glasses: false },
  ],
};

type Name = readonly [firstName: string, lastName: string, gender: 'Female' | 'Male'];
/** Somebody who is no coach. */
export type DemoMember = {
  readonly id: string;
  readonly email: string;
  readonly userType: 'admin' | 'member';
  readonly status: 'enabled' | 'disabled' | 'deleted';
  readonly isVerified: boolean;
  readonly joined: Date;
  /** Null: they have no portrait. */
  readonly look: DemoCoach['look'] | null;
  readonly self: ImportedAccount['person'];
  /** Whether they are somebody to sign in as. */
  readonly isLogin: boolean;
};

/** The names of all members, each once; no coach has one of them. The named ones stand at even distances. */
function memberNames(random: () => number): Name[] {
  const { women, men, families } = readDemoMemberNames();
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] as string;
  const taken = new Set([...readDemoCoaches().map(fullName), ...MEMBER_NAMES.map(([first, last]) => `${first} ${last}`)].map(slugify));
  const compose = (): Name => {
    for (;;) {
      const gender = random() < 0.58 ? 'Female' : 'Male';
      const name: Name = [pick(gender === 'Female' ? women : men), pick(families), gender];
      const slug = slugify(`${name[0]} ${name[1]}`);
      if (taken.has(slug)) continue;
      taken.add(slug);
      return name;
    }
  };
  const distance = Math.floor(MEMBERS / MEMBER_NAMES.length);
  return Array.from({ length: MEMBERS }, (_, place) => MEMBER_NAMES[place % distance === 0 ? place / distance : -1] ?? compose());
}

/** How an account stands: most are in use, a few were closed or deleted by an admin, and of the newest some have not proven their address. */
function standing(place: number, random: () => number): Pick<DemoMember, 'status' | 'isVerified'> {
  const [closed, unproven] = [random(), random()];
  if (MEMBERS - place <= MAY_BE_UNVERIFIED) return { status: 'enabled', isVerified: unproven > 0.4 };
  if (place === 0 || closed > 0.03) return { status: 'enabled', isVerified: true };
  return { status: place % 3 === 0 ? 'deleted' : 'disabled', isVerified: true };
}

/** The demo's admin and its members, in the order in which they joined. @param day of the first seed */
export function demoMembers(day: string): readonly DemoMember[] {
  const random = seededRandom(SEED);
  const names = memberNames(random);
  const joined = joiningTimes(day, MEMBERS, SEED);
  const members = names.map(([firstName, lastName, gender], place): DemoMember => {
    const looks = LOOKS[gender];
    const city =
      random() < 0.7 ? LARGE_CITIES[Math.floor(random() * LARGE_CITIES.length)] : CITIES[Math.floor(random() * CITIES.length)]?.name;
    const birthYear = 1964 + Math.floor(random() * 42);
    const hasPortrait = random() < 0.6 || MEMBER_NAMES.some(([first, last]) => first === firstName && last === lastName);
    const email = place === 0 ? DEMO_LOGINS.member : `${slugify(`${firstName} ${lastName}`)}@${DOMAIN}`;
    const at = joined[place] as Date;
    return {
      id: demoId(`account ${email}`, at),
      email,
      userType: 'member',
      ...standing(place, random),
      joined: at,
      look: hasPortrait ? (looks[place % looks.length] as DemoCoach['look']) : null,
      self: person(firstName, lastName, gender, birthYear, city ?? 'İstanbul', FIRST_PLACE + place),
      isLogin: place === 0,
    };
  });
  const admin: DemoMember = {
    id: demoId(`account ${DEMO_LOGINS.admin}`, openedOn(day)),
    email: DEMO_LOGINS.admin,
    userType: 'admin',
    status: 'enabled',
    isVerified: true,
    joined: openedOn(day),
    look: LOOKS.Female[1] as DemoCoach['look'],
    self: person('Defne', 'Aras', 'Female', 1985, 'İstanbul', FIRST_PLACE - 1),
    isLogin: true,
  };
  return [admin, ...members];
}

/** What of them shows in their portraits. */
export const demoFaces = (day: string) =>
  demoMembers(day).flatMap(({ id, look, self: { firstName, lastName, gender } }) =>
    look ? [{ id, firstName, lastName, gender, look }] : [],
  );

/**
 * Their accounts.
 * @param pictureOf the name of a picture that is known to be this person's, or ''
 */
export const demoAccounts = (
  members: readonly DemoMember[],
  { passwordHash }: DemoSecrets,
  pictureOf: (id: string) => string,
): ImportedAccount[] =>
  members.map(({ id, email, userType, status, isVerified, self, isLogin }) => ({
    id,
    email,
    userType,
    status,
    isVerified,
    language: 'tr',
    passwordHash,
    person: { ...self, imageFileName: pictureOf(id) },
    welcome: isLogin,
  }));
