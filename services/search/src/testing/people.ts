import { type CategoryState, type CoachState, localisedFields, type PublicFacts, UNSAID_PUBLIC_FACTS } from '@pusula/contracts';

export const idOf = (number: number) => `01${String(number).padStart(24, '0')}`;
export const [CAREER, INTERVIEW, HEALTH, SLEEP] = [idOf(901), idOf(902), idOf(903), idOf(904)];
const category = (id: string, parentId: string, nameTr: string, nameEn: string): [string, CategoryState] => [
  id,
  {
    id,
    parentId,
    ...localisedFields('name', (language) => (language === 'tr' ? nameTr : nameEn)),
    ...localisedFields('description', () => ''),
    status: 'active',
    order: 0,
    ...localisedFields('slug', () => id),
  },
];
export const CATEGORIES: ReadonlyMap<string, CategoryState> = new Map([
  category(CAREER, '0', 'Kariyer', 'Career'),
  category(INTERVIEW, CAREER, 'Mülakat hazırlığı', 'Interview preparation'),
  category(HEALTH, '0', 'Sağlıklı yaşam', 'Healthy living'),
  category(SLEEP, HEALTH, 'Uyku düzeni', 'Sleep'),
]);

export type Person = {
  name: string;
  city: string;
  categoryIds?: string[];
  facts?: Partial<PublicFacts>;
  /** The last days of their certificates; null is none. */
  certifiedUntil?: (string | null)[];
  tr?: [string, string];
  en?: [string, string];
};

const certificate = (expiryDate: string | null, place: number): CoachState['certificates'][number] => ({
  id: idOf(800 + place),
  name: '',
  description: '',
  issuer: '',
  credentialId: '',
  issueDate: '2020-01-31',
  expiryDate,
});

export function coach(number: number, { name, city, categoryIds = [], facts, certifiedUntil = [], tr, en }: Person): CoachState {
  const [firstName = '', lastName = ''] = name.split(' ');
  const text = ([headline, bio]: [string, string]) => ({ headline, bio });
  return {
    id: idOf(number),
    slug: `${idOf(number)}`,
    firstName,
    lastName,
    imageUrl: '',
    city,
    country: 'TR',
    phone: null,
    ...UNSAID_PUBLIC_FACTS,
    ...facts,
    certificates: certifiedUntil.map(certificate),
    updatedAt: '2026-01-01T00:00:00.000Z',
    categoryIds,
    texts: { ...(tr && { tr: text(tr) }), ...(en && { en: text(en) }) },
  };
}

export const PEOPLE: Person[] = [
  {
    name: 'Elif Sarıkaya',
    city: 'İstanbul',
    categoryIds: [INTERVIEW],
    facts: { sessionFormats: ['online', 'inPerson'], sessionLanguages: ['tr', 'en'] },
    certifiedUntil: ['2020-12-31', null],
    tr: ['İş görüşmesi öncesi sakin bir prova.', 'İstanbul’da mülakat kaygısı yaşayan mühendislerle çalışıyorum. Özgüven provayla gelir.'],
    en: ['A calm rehearsal before the job interview.', 'I work in Istanbul with engineers who dread interviews.'],
  },
  {
    name: 'Işıl Çağ',
    city: 'İzmir',
    categoryIds: [SLEEP],
    facts: { sessionFormats: ['inPerson'], sessionLanguages: ['tr'], offersFreeFirstSession: true },
    certifiedUntil: ['2023-01-31', '2025-02-28'],
    tr: ['Uykusuz geceler için yeni bir düzen.', 'İzmir’de bebek uykusu ve vardiyalı çalışanların uyku düzeni üzerine görüşüyorum.'],
  },
  {
    name: 'Thomas Baker',
    city: 'Ankara',
    categoryIds: [INTERVIEW, SLEEP],
    facts: { sessionFormats: ['online'], sessionLanguages: ['en', 'other'] },
    certifiedUntil: ['2020-12-31'],
    en: [
      'Speaking in public without losing sleep.',
      'Former radio man. I coach people who fear presentations and procrastinate over speeches.',
    ],
  },
  {
    name: 'Ömer Şahin',
    city: 'Ankara',
    categoryIds: [CAREER],
    tr: ['Kariyerinde yön arayanlara.', 'Ankara’da kariyer değişikliği düşünen öğretmenlerle.'],
  },
  {
    name: 'Gül Şen',
    city: 'İstanbul',
    categoryIds: [INTERVIEW],
    tr: ['Mülakat koçluğu, ödevle.', 'Koçları da çalıştırıyorum. Sınav kaygısı ve mülakat.'],
  },
];
