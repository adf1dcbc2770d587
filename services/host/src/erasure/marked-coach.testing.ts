import { createHash } from 'node:crypto';
import type { InputOf, register } from '@pusula/contracts';
import sharp from 'sharp';

/** A coach every word of whom is found nowhere else, so that any trace of them can be told from everything else. */
const EMAIL = 'zorbamira@izbirakmaz.example';
const NEXT_EMAIL = 'zorbamira.yeni@izbirakmaz.example';
const PHONE = '5329417306';
export const PASSWORD = 'Kayalık-42!';
export const USER_AGENT = 'Gezginbakar/7.31';

const WORDS = {
  firstName: 'Zorbamira',
  middleName: 'Tülümbeyza',
  lastName: 'Kıvırcıkoğuz',
  username: 'zorbakus1987',
  city: 'Yokşehirözü',
  headline: 'Fısıltıbahçe yürüyüşleriyle sakinlik.',
  bio: 'Kumrugözlü sabahlarda pusatlıkaya kıyısında çalışırım.',
  certificate: 'Gökmercan Belgesi',
  issuer: 'Tuzlukavak Enstitüsü',
  credential: 'TKE-88417-ZRB',
  description: 'Yelkovanlı on iki hafta.',
  linkedIn: 'https://www.linkedin.com/in/zorbamira-kivircik',
  website: 'https://fisiltibahce.example',
  instagram: 'https://www.instagram.com/fisiltibahcesi',
  facebook: 'https://www.facebook.com/fisiltibahcesi',
  birthday: '1987-03-19',
} as const;

export const coachOf = (category: string, imageFileName: string): InputOf<typeof register>['user'] => ({
  firstName: WORDS.firstName,
  middleName: WORDS.middleName,
  lastName: WORDS.lastName,
  username: WORDS.username,
  email: EMAIL,
  password: PASSWORD,
  userType: 'coach',
  gender: 'Female',
  birthday: WORDS.birthday,
  city: WORDS.city,
  country: 'TR',
  phoneCode: '90',
  phone: PHONE,
  imageFileName,
  agreedToTerms: true,
  headline: WORDS.headline,
  bio: WORDS.bio,
  linkedIn: WORDS.linkedIn,
  website: WORDS.website,
  instagram: WORDS.instagram,
  facebook: WORDS.facebook,
  categories: [category],
  certificates: [
    {
      name: WORDS.certificate,
      description: WORDS.description,
      issuer: WORDS.issuer,
      credentialId: WORDS.credential,
      issueDate: '2019-05-04',
      expiryDate: null,
    },
  ],
});

export const portrait = async (): Promise<string> => {
  const png = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#1f6f5c' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** What would give the person away: their words, and an address as a plain hash of it, which anybody can make. */
const forms = (text: string): string[] => {
  const bytes = Buffer.from(text);
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].map((name) => createHash(name).update(bytes).digest());
  return [
    text,
    ...[bytes, ...hashes].flatMap((each) => [each.toString('hex'), each.toString('base64').replace(/=+$/, ''), each.toString('base64url')]),
  ];
};
const fold = (text: string): string => text.toLocaleLowerCase('tr').normalize('NFC');
const TRACES = [
  ...forms(EMAIL),
  ...forms(NEXT_EMAIL),
  PHONE,
  USER_AGENT,
  ...Object.values(WORDS).flatMap((said) => [said, ...said.split(/[\s/.]+/).filter((word) => word.length >= 9)]),
].map(fold);

/** The traces of the coach in a text, however it is written. */
export const tracesIn = (text: string): string[] => {
  const folded = fold(text);
  return TRACES.filter((trace) => folded.includes(trace));
};
export { EMAIL, NEXT_EMAIL, WORDS };
