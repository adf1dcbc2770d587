import { type EditedUser, findCity } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { joinPhone, sentPractice, withScheme } from '@pusula/frontend-kit/fields';
import { fieldsOf, type UserFields } from './user-form.ts';

export type Revision = InputOf<'POST /admin/user/update'>['user'];

/** A part of a revision: the fields that it is made of, and what is sent for them; undefined sends nothing. */
type Part<Value> = {
  readonly of: readonly (keyof UserFields)[];
  readonly say: (fields: UserFields, before: EditedUser) => Value | undefined;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Word = { [Field in keyof UserFields]: UserFields[Field] extends string ? Field : never }[keyof UserFields];
const words = (field: Word): Part<string> => ({ of: [field], say: (fields) => fields[field].trim() });
const link = (field: 'website' | 'linkedIn' | 'instagram' | 'facebook'): Part<string> => ({
  of: [field],
  say: (fields) => withScheme(fields[field]),
});
const same = <Field extends 'userType' | 'status' | 'categories' | 'sessionFormats' | 'sessionLanguages'>(
  field: Field,
): Part<UserFields[Field]> => ({
  of: [field],
  say: (fields) => fields[field],
});

/** Pure: the texts in which something changed, each part on its own. */
function textsOf(fields: UserFields, user: EditedUser): Revision['texts'] {
  const before = fieldsOf(user);
  const text = (headline: 'headlineTr' | 'headlineEn', bio: 'bioTr' | 'bioEn') => ({
    ...(fields[headline] !== before[headline] && { headline: fields[headline].trim() }),
    ...(fields[bio] !== before[bio] && { bio: fields[bio].trim() }),
  });
  const texts = { tr: text('headlineTr', 'bioTr'), en: text('headlineEn', 'bioEn') };
  return Object.fromEntries(Object.entries(texts).filter(([, one]) => Object.keys(one).length > 0));
}

/** A certificate that is there keeps its id; one that is not, or not any more, is new. */
function certificatesOf(fields: UserFields, { certificates = [] }: EditedUser): NonNullable<Revision['certificates']> {
  const known = new Set(certificates.map(({ id }) => id));
  return fields.certificates.map(({ id, ...certificate }) => ({ ...certificate, ...(id && known.has(id) && { id }) }));
}

const PARTS: { readonly [Key in keyof Revision]?: Part<Revision[Key]> } = {
  imageFileName: { of: ['imageFileName'], say: ({ imageFileName }) => (imageFileName === '' ? '' : undefined) },
  firstName: words('firstName'),
  middleName: words('middleName'),
  lastName: words('lastName'),
  birthday: { of: ['birthday'], say: ({ birthday }) => birthday || undefined },
  gender: { of: ['gender'], say: ({ gender }) => gender || undefined },
  email: words('email'),
  userType: same('userType'),
  status: same('status'),
  phone: { of: ['phoneCode', 'phone'], say: (fields) => fields.phone && joinPhone(fields) },
  city: { of: ['city'], say: ({ city }) => findCity(city)?.name ?? city },
  texts: { of: ['headlineTr', 'bioTr', 'headlineEn', 'bioEn'], say: textsOf },
  website: link('website'),
  linkedin: link('linkedIn'),
  instagram: link('instagram'),
  facebook: link('facebook'),
  yearsOfPractice: { of: ['yearsOfPractice'], say: (fields) => sentPractice(fields).yearsOfPractice },
  sessionFormats: same('sessionFormats'),
  sessionLanguages: same('sessionLanguages'),
  categories: same('categories'),
  certificates: { of: ['certificates'], say: certificatesOf },
};

/** Pure: what the form changes about the person, and nothing else, over the versions that it began with; null when it changes nothing. */
export function revisionOf(fields: UserFields, user: EditedUser): Revision | null {
  const before = fieldsOf(user);
  const changes = Object.entries(PARTS).flatMap(([key, { of, say }]: [string, Part<unknown>]) => {
    const value = of.some((field) => !isSame(fields[field], before[field])) ? say(fields, user) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  if (changes.length === 0) return null;
  const { id, version, accountVersion } = user;
  return { id, accountVersion, ...(version !== undefined && { version }), ...Object.fromEntries(changes) };
}
