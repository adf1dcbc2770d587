import { byLanguage, COUNTRY, type CoachFacts, slugify, UNSAID_FACTS } from '@pusula/contracts';
import type { ImportedAccount } from '@pusula/identity-service';
import type { ImportedCoach } from '@pusula/profile-service';
import { seededRandom } from '@pusula/service-kit/service';
import type { DemoCoach } from './demo-data.ts';
import { demoId } from './demo-id.ts';

/** Domain of every demo address: reserved, so that no mail can reach anybody. */
export const DOMAIN = 'pusula.example';
/** Since when the demo's categories are there. */
const CATEGORIES_MADE = new Date(Date.UTC(2024, 2, 4, 7, 30));

export const DEMO_PASSWORD = 'Pusula2026!';
export const DEMO_LOGINS = { admin: `admin@${DOMAIN}`, coach: `koc@${DOMAIN}`, member: `uye@${DOMAIN}` } as const;

export type DemoSecrets = { readonly passwordHash: string };

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
/** Numbers of a block that no operator has been given. */
const phoneOf = (place: number) => `+90500000${String(place % 10_000).padStart(4, '0')}`;
const birthdayOf = (year: number, place: number) =>
  `${year}-${String((place % 12) + 1).padStart(2, '0')}-${String((place % 28) + 1).padStart(2, '0')}`;

export function person(
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
 * from what no text denies: nobody who writes of a room alone meets online only, and a language besides Turkish and English is one that is named. What a first session
 * costs is in no text.
 */
function sessionFacts(
  { sessionFormats, sessionLanguages }: DemoCoach,
  place: number,
): Pick<CoachFacts, 'sessionFormats' | 'sessionLanguages' | 'offersFreeFirstSession'> {
  const random = seededRandom(place + 1);
  const [format, language, first] = [random(), random(), random()];
  return {
    sessionFormats: sessionFormats ?? (format < 0.65 ? ['online', 'inPerson'] : ['inPerson']),
    sessionLanguages: sessionLanguages ?? (language < 0.4 ? ['tr', 'en'] : ['tr']),
    offersFreeFirstSession: first < 0.35,
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
export const categoryId = (key: string): string => demoId(`category ${key}`, CATEGORIES_MADE);

export const demoCoachId = (coach: DemoCoach, place: number, joined: Date): string => demoId(`coach ${fullName(coach)} ${place}`, joined);

/**
 * A coach of the files as the identity and the profile service take one.
 * @param place among all demo coaches. The first one is the demo's own coach login.
 */
export function demoCoach(
  coach: DemoCoach,
  place: number,
  createdAt: Date,
  { passwordHash }: DemoSecrets,
): { account: ImportedAccount; coach: Omit<ImportedCoach, 'imageName'> } {
  const id = demoCoachId(coach, place, createdAt);
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
        texts: byLanguage((one) => ({ headline: coach.headline[one], bio: coach.bio[one] })),
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
