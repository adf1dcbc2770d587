import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from '@pusula/contracts';
import {
  aUser,
  eventually,
  publish,
  type RecordedEvents,
  recordEvents,
  type ServiceUnderTest,
  seededIds,
  startServiceUnderTest,
} from '@pusula/service-kit/testing';
import sharp from 'sharp';
import type { ProfileConfig } from './config.ts';
import { folderStore } from './pictures/folder-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { createProfileService, type ImportedCoach, type ProfileService, schema } from './service.ts';

export type ProfileUnderTest = {
  readonly test: ServiceUnderTest;
  readonly service: ProfileService;
  readonly store: PictureStore;
  /** What lies in the store, as paths in order. */
  readonly stored: () => Promise<string[]>;
  readonly said: RecordedEvents<typeof contracts.coachChanged>;
  readonly renamed: RecordedEvents<typeof contracts.personRenamed>;
  readonly receipts: RecordedEvents<typeof contracts.profileForgot>;
  readonly stop: () => Promise<void>;
};

export const ids = seededIds(23);

/** Of coaches with whom categories do not matter; nobody has seen it. */
export const A_CATEGORY = ids.next();

type ProfileOptions = {
  readonly COACH_LINKS_REQUIRED?: boolean;
  /** Stands between the service and its folder of pictures. */
  readonly before?: (store: PictureStore) => PictureStore;
  /** The address of a database that is there already. */
  readonly database?: string;
};

/** The profile service with pictures in a folder of its own. */
export async function startProfile({
  COACH_LINKS_REQUIRED = true,
  before = (store) => store,
  database,
}: ProfileOptions = {}): Promise<ProfileUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-pictures-'));
  const store = before(folderStore(folder));
  let made: ProfileService | undefined;
  const test = await startServiceUnderTest<ProfileConfig>({
    name: 'profile',
    schema,
    ...(database !== undefined && { postgres: { freshDatabase: async () => database, stop: async () => undefined } }),
    config: {
      S3_ENDPOINT: undefined,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'test',
      S3_ACCESS_KEY_ID: undefined,
      S3_SECRET_ACCESS_KEY: undefined,
      PICTURES_DIR: folder,
      BRAND_NAME: 'Pusula',
      COACH_LINKS_REQUIRED,
    },
    create: (parts) => {
      made = createProfileService(parts, store);
      return made;
    },
  });
  if (!made) throw new Error('the service was not made');
  const said = await recordEvents(test, contracts.coachChanged);
  const renamed = await recordEvents(test, contracts.personRenamed);
  const receipts = await recordEvents(test, contracts.profileForgot);
  const stop = async () => {
    await test.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    test,
    service: made,
    store,
    stored: async () => (await readdir(folder, { recursive: true })).sort(),
    said,
    renamed,
    receipts,
    stop,
  };
}

type Registration = ImportedCoach['person'];
export const aRegistration = (more: Partial<Registration> = {}): Registration => ({
  firstName: 'Işıl',
  lastName: 'Çağ',
  middleName: '',
  username: 'isil',
  gender: 'Female',
  birthday: '1985-06-07',
  city: 'İzmir',
  country: 'TR',
  phone: '5321234567',
  imageFileName: '',
  coaching: null,
  ...more,
});

export const anAccount = (id: string, more: Partial<contracts.Account> = {}): contracts.Account => ({
  id,
  email: `${id}@example.com`,
  userType: 'coach',
  status: 'enabled',
  isVerified: true,
  language: 'tr',
  ...more,
});

export const aCertificate = (more: Partial<contracts.Certificate> = {}): contracts.Certificate => ({
  id: ids.next(),
  name: 'Koçluk',
  description: 'Sekiz ay',
  issuer: 'Okul',
  credentialId: 'K-1',
  issueDate: '2020-01-02',
  expiryDate: null,
  ...more,
});

export const aCoach = (
  id: string,
  more: Partial<ImportedCoach['coach']> = {},
  account: Partial<contracts.Account> = {},
): ImportedCoach => ({
  account: anAccount(id, account),
  person: aRegistration(),
  imageName: '',
  coach: {
    texts: { tr: { headline: 'Sakin adımlar', bio: 'Dinlerim.' } },
    ...contracts.UNSAID_FACTS,
    categoryIds: [A_CATEGORY],
    certificates: [aCertificate()],
    yearsOfPractice: 4,
    ...more,
  },
});

/** The signed-in owner of a profile. */
export const asCoach = (id: string, role: contracts.Role = 'coach') => aUser({ id, role, email: `${id}@example.com` });

/** A coach who is there and public. @returns their id */
export async function importedCoach({ service }: ProfileUnderTest, more: Partial<ImportedCoach['coach']> = {}): Promise<string> {
  const id = ids.next();
  await service.importCoaches([aCoach(id, more)]);
  return id;
}

/** A category that the service has seen. @returns its id */
export async function categoryProjected(
  { test }: ProfileUnderTest,
  more: Partial<contracts.CategoryState> = {},
  version = 1,
): Promise<string> {
  const id = more.id ?? ids.next();
  const category = {
    id,
    parentId: contracts.NO_PARENT,
    nameTr: 'Kariyer',
    nameEn: 'Career',
    descriptionTr: '',
    descriptionEn: '',
    status: 'active' as const,
    order: 0,
    slugTr: `${id}-id-kariyer`,
    slugEn: `${id}-id-career`,
    ...more,
  };
  await publish(test, contracts.categoryChanged, id, { id, version, category, movedTo: null });
  await eventually(async () => {
    const [row] = await test.running.db.manager.query('select version from specialty where id = $1', [id]);
    if (!(row?.version >= version)) throw new Error('not projected yet');
  });
  return id;
}

/** A body that update-user-profile takes from this person. */
export const aContact = (UserId: string, more: object = {}) => ({
  UserId,
  Email: `${UserId}@example.com`,
  ImageFileName: '',
  City: 'Ankara',
  Country: 'TR' as const,
  Phone: '5321234567',
  ...more,
});

/** A body that update-coaching-profile takes from this coach. */
export const aCoaching = (UserId: string, category: string, more: object = {}) => ({
  UserId,
  Language: 'tr' as const,
  Headline: 'Yeni başlık',
  Bio: 'Yeni yazı',
  LinkedIn: 'https://www.linkedin.com/in/x',
  Website: 'https://example.com',
  Instagram: 'https://instagram.com/x',
  Facebook: 'https://facebook.com/x',
  Categories: [category],
  ...more,
});

/** Uploads a small picture. @returns its name */
export async function uploadPicture({ test }: ProfileUnderTest, caller: contracts.Caller): Promise<string> {
  const pixels = sharp({ create: { width: 40, height: 40, channels: 3, background: '#e3a01c' } });
  const file = `data:image/png;base64,${(await pixels.png().toBuffer()).toString('base64')}`;
  return (await test.callAs(caller)(contracts.uploadProfilePicture, { file })).fileName;
}

/** Has a coach's profile show a picture of theirs, or none. */
export const showPicture = ({ test }: ProfileUnderTest, id: string, ImageFileName: string) =>
  test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, { ImageFileName }));

type Row = Readonly<Record<string, unknown>>;

/** Everything that the tables hold about a person. */
export async function rowsAbout({ test }: ProfileUnderTest, id: string) {
  const rows = (table: string, column = 'id') => test.running.db.manager.query<Row[]>(`select * from ${table} where ${column} = $1`, [id]);
  const [[account], [person], [coach], pictures] = await Promise.all([
    rows('account'),
    rows('person'),
    rows('coach'),
    rows('picture', 'owner_id'),
  ]);
  return { account, person, coach, pictures };
}
