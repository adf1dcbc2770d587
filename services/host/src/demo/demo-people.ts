import { COUNTRY, type CoachFacts, slugify, UNSAID_FACTS } from '@pusula/contracts';
import type { ImportedAccount } from '@pusula/identity-service';
import type { ImportedCoach } from '@pusula/profile-service';
import { seededRandom } from '@pusula/service-kit/service';
import type { DemoCoach } from './demo-data.ts';
import { demoId } from './demo-id.ts';

/** Domain of every demo address: reserved, so that no mail can reach anybody. */
const DOMAIN = 'pusula.example';
/** Demo people joined one after the other, a few hours apart. */
const FIRST_JOINED = Date.UTC(2024, 2, 4, 7, 30);
const HOURS_BETWEEN = 53;
const HOUR_MS = 3_600_000;

export const DEMO_PASSWORD = 'Pusula2026!';
export const DEMO_LOGINS = { admin: `admin@${DOMAIN}`, coach: `koc@${DOMAIN}`, member: `uye@${DOMAIN}` } as const;

/** Members who do nothing but be there: a marketplace of coaches alone would look odd to its admins. */
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

export type DemoSecrets = { readonly passwordHash: string };

const joinedAt = (place: number) => new Date(FIRST_JOINED + place * HOURS_BETWEEN * HOUR_MS);
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
/** Numbers of a block that no operator has been given. */
const phoneOf = (place: number) => `+90500000${String(place % 10_000).padStart(4, '0')}`;
const birthdayOf = (year: number, place: number) =>
  `${year}-${String((place % 12) + 1).padStart(2, '0')}-${String((place % 28) + 1).padStart(2, '0')}`;

function person(
  firstName: string,
  lastName: string,
  gender: DemoCoach['gender'],
  birthYear: number,
  city: string,
  place: number,
): ImportedAccount['person'] {
  return {
    firstName,
    lastName,
    middleName: '',
    username: slugify(`${firstName} ${lastName}`),
    gender,
    birthday: birthdayOf(birthYear, place),
    city,
    country: COUNTRY,
    phone: phoneOf(place),
    imageFileName: '',
    coaching: null,
  };
}

/**
 * How and in which languages a coach holds sessions: as the texts say. What they leave open is drawn by the place, so that every start draws the same, and only
 * from what no text denies: nobody who writes of a room alone meets online only, and a language besides Turkish and English is one that is named.
 */
function sessionFacts(
  { sessionFormats, sessionLanguages }: DemoCoach,
  place: number,
): Pick<CoachFacts, 'sessionFormats' | 'sessionLanguages'> {
  const random = seededRandom(place + 1);
  const [format, language] = [random(), random()];
  return {
    sessionFormats: sessionFormats ?? (format < 0.65 ? ['online', 'inPerson'] : ['inPerson']),
    sessionLanguages: sessionLanguages ?? (language < 0.4 ? ['tr', 'en'] : ['tr']),
  };
}

function links(coach: DemoCoach) {
  const name = slugify(fullName(coach)).replaceAll('-', '');
  return {
    website: `https://${name}.example`,
    linkedIn: `https://www.linkedin.com/in/${name}`,
    instagram: `https://www.instagram.com/${name}`,
    facebook: `https://www.facebook.com/${name}`,
  };
}

/** Category keys of the demo's files as ids. */
export const categoryId = (key: string): string => demoId(`category ${key}`, new Date(FIRST_JOINED));

export const demoCoachId = (coach: DemoCoach, place: number): string => demoId(`coach ${fullName(coach)} ${place}`, joinedAt(place));

/**
 * A coach of the files as the identity and the profile service take one.
 * @param place among all demo coaches; decides when they joined. The first one is the demo's own coach login.
 */
export function demoCoach(
  coach: DemoCoach,
  place: number,
  { passwordHash }: DemoSecrets,
): { account: ImportedAccount; coach: Omit<ImportedCoach, 'imageName'> } {
  const createdAt = joinedAt(place);
  const id = demoCoachId(coach, place);
  const account = {
    id,
    email: place === 0 ? DEMO_LOGINS.coach : `${slugify(fullName(coach))}-${place}@${DOMAIN}`,
    userType: 'coach',
    status: 'enabled',
    isVerified: true,
    language: 'tr',
  } as const;
  const self = person(coach.firstName, coach.lastName, coach.gender, coach.birthYear, coach.city, place);
  return {
    account: { ...account, passwordHash, person: self, welcome: place === 0 },
    coach: {
      account,
      person: self,
      coach: {
        // A fact that the demo does not show yet.
        ...UNSAID_FACTS,
        texts: {
          tr: { headline: coach.headline.tr, bio: coach.bio.tr },
          en: { headline: coach.headline.en, bio: coach.bio.en },
        },
        ...links(coach),
        categoryIds: coach.categories.map(categoryId),
        certificates: coach.certificates.map((certificate, index) => ({
          id: demoId(`certificate ${id} ${index}`, createdAt),
          ...certificate,
        })),
        ...sessionFacts(coach, place),
        yearsOfPractice: coach.yearsOfPractice,
        showsPhone: coach.showsPhone,
      },
    },
  };
}

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

type Registrant = {
  readonly id: string;
  readonly email: string;
  readonly userType: 'admin' | 'member';
  readonly look: DemoCoach['look'];
  readonly self: ImportedAccount['person'];
  /** Whether they are somebody to sign in as. */
  readonly isLogin: boolean;
};

function registrants(): Registrant[] {
  const admin = {
    email: DEMO_LOGINS.admin,
    userType: 'admin',
    look: LOOKS.Female[1] as DemoCoach['look'],
    self: person('Defne', 'Aras', 'Female', 1985, 'İstanbul', 4_999),
    isLogin: true,
    joined: joinedAt(0),
  } as const;
  const members = MEMBER_NAMES.map(([firstName, lastName, gender], place) => {
    const looks = LOOKS[gender];
    return {
      email: place === 0 ? DEMO_LOGINS.member : `${slugify(`${firstName} ${lastName}`)}@${DOMAIN}`,
      userType: 'member',
      look: looks[Math.floor(place / 2) % looks.length] as DemoCoach['look'],
      self: person(firstName, lastName, gender, 1970 + ((place * 7) % 33), place % 3 === 0 ? 'Ankara' : 'İstanbul', 5_000 + place),
      isLogin: place === 0,
      joined: joinedAt(place * 11),
    } as const;
  });
  return [admin, ...members].map(({ joined, ...one }) => ({ ...one, id: demoId(`account ${one.email}`, joined) }));
}

/** What of the demo's admin and members shows in their portraits. */
export const demoFaces = () =>
  registrants().map(({ id, look, self: { firstName, lastName, gender } }) => ({ id, firstName, lastName, gender, look }));

/**
 * The demo's admin and its members.
 * @param pictureOf the name of a picture that is known to be this person's, or ''
 */
export const demoAccounts = ({ passwordHash }: DemoSecrets, pictureOf: (id: string) => string): ImportedAccount[] =>
  registrants().map(({ id, email, userType, self, isLogin }) => ({
    id,
    email,
    userType,
    status: 'enabled',
    isVerified: true,
    language: 'tr',
    passwordHash,
    person: { ...self, imageFileName: pictureOf(id) },
    welcome: isLogin,
  }));
