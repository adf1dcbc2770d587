import { NO_PARENT, slugify, UNSAID_FACTS } from '@pusula/contracts';
import { seededIds } from '@pusula/service-kit/testing';
import type { SeedTargets } from '../demo/seed-demo.ts';

const ids = seededIds(64);
export const PASSWORD = 'Kayalık-42!';
export const CAREER = ids.next();
export const LEADERSHIP = ids.next();
const BUSINESS = ids.next();

export type Somebody = { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string };
const somebody = (firstName: string, lastName: string): Somebody => ({
  id: ids.next(),
  email: `${slugify(`${firstName} ${lastName}`)}@pusula.example`,
  firstName,
  lastName,
});

export const DEFNE = somebody('Defne', 'Aras');
export const NILUFER = somebody('Nilüfer', 'Şen');
export const ELIF = somebody('Elif', 'Sarıkaya');
export const CAN = somebody('Can', 'Özdemir');
export const DERYA = somebody('Derya', 'Kumbasar');
export const MEMBERS = ['Onur', 'Selin', 'Tolga', 'Merve', 'Barış'].map((name) => somebody(name, 'Yalın'));

const personOf = ({ firstName, lastName }: Somebody) =>
  ({
    firstName,
    lastName,
    middleName: '',
    username: slugify(firstName),
    gender: 'PreferNotToSay',
    birthday: '1985-05-05',
    city: 'İstanbul',
    country: 'TR',
    phone: '5320000000',
    imageFileName: '',
    coaching: null,
  }) as const;
const accountOf = ({ id, email }: Somebody, userType: 'admin' | 'coach' | 'member') =>
  ({ id, email, userType, status: 'enabled', isVerified: true, language: 'tr' }) as const;

/** Two admins, three coaches of leadership, five members, and three categories: career and leadership stand below business. */
export async function populate({ catalog, identity, profile }: SeedTargets): Promise<void> {
  const category = (id: string, parentId: string, nameTr: string, nameEn: string) =>
    ({ id, parentId, nameTr, nameEn, descriptionTr: '', descriptionEn: '', status: 'active' }) as const;
  await catalog.importCategories([
    category(BUSINESS, NO_PARENT, 'İş', 'Business'),
    category(CAREER, BUSINESS, 'Kariyer', 'Career'),
    category(LEADERSHIP, BUSINESS, 'Liderlik', 'Leadership'),
  ]);
  const passwordHash = await identity.hashPassword(PASSWORD);
  const coaches = [ELIF, CAN, DERYA];
  await identity.importAccounts([
    ...[DEFNE, NILUFER].map((admin) => ({ ...accountOf(admin, 'admin'), passwordHash, person: personOf(admin) })),
    ...coaches.map((coach) => ({ ...accountOf(coach, 'coach'), passwordHash, person: personOf(coach) })),
    ...MEMBERS.map((member) => ({ ...accountOf(member, 'member'), passwordHash, person: personOf(member) })),
  ]);
  await profile.importCoaches(
    coaches.map((coach) => ({
      account: accountOf(coach, 'coach'),
      person: personOf(coach),
      imageName: '',
      coach: {
        texts: { tr: { headline: 'Yeni yöneticilerin yanındayım.', bio: 'On yıldır yöneticilerle çalışıyorum.' } },
        ...UNSAID_FACTS,
        categoryIds: [LEADERSHIP],
        certificates: [
          {
            id: ids.next(),
            name: 'ICF PCC',
            description: 'Yüz yirmi saat eğitim.',
            issuer: 'ICF',
            credentialId: 'PCC-1',
            issueDate: '2019-05-04',
            expiryDate: null,
          },
        ],
        yearsOfPractice: 10,
      },
    })),
  );
}
