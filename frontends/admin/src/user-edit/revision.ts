import { type EditedUser, findCity, LANGUAGES, TEXT_FIELDS, withScheme } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { joinPhone, PRACTICE_FACTS, sentPractice } from '@pusula/frontend-kit/fields';
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
const same = <Field extends 'userType' | 'status' | 'categories'>(field: Field): Part<UserFields[Field]> => ({
  of: [field],
  say: (fields) => fields[field],
});

type Practice = ReturnType<typeof sentPractice>;
const PRACTICE = Object.fromEntries(
  PRACTICE_FACTS.map((field) => [field, { of: [field], say: (fields: UserFields) => sentPractice(fields)[field] }]),
) as unknown as { readonly [Key in keyof Practice]: Part<Practice[Key]> };

/** Pure: the texts in which something changed, each part on its own. */
function textsOf(fields: UserFields, user: EditedUser): Revision['texts'] {
  const before = fieldsOf(user);
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => {
      const { headline, bio } = TEXT_FIELDS[language];
      return [
        language,
        {
          ...(fields[headline] !== before[headline] && { headline: fields[headline].trim() }),
          ...(fields[bio] !== before[bio] && { bio: fields[bio].trim() }),
        },
      ];
    }),
  );
  return Object.fromEntries(Object.entries(texts).filter(([, one]) => Object.keys(one).length > 0));
}

/** A certificate that is there keeps its id; one that is not, or not any more, is new. */
function certificatesOf(fields: UserFields, { certificates = [] }: EditedUser): NonNullable<Revision['certificates']> {
  const known = new Set(certificates.map(({ id }) => id));
  return fields.certificates.map(({ id, ...certificate }) => ({ ...certificate, ...(id && known.has(id) && { id }) }));
}

/** What the form does not send as a part: whom and which version it is about, and the consent to show a phone number, which is the coach's own. */
type NotSent = 'id' | 'version' | 'accountVersion' | 'country' | 'language' | 'headline' | 'bio' | 'showsPhone';
type Sent = Required<Omit<Revision, NotSent>>;

/** All that an admin may write: a part that were missing would be edited and lost without a word, so the compiler asks for it. */
const PARTS: { readonly [Key in keyof Sent]: Part<Sent[Key]> } = {
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
  texts: { of: LANGUAGES.flatMap((language) => Object.values(TEXT_FIELDS[language])), say: textsOf },
  website: link('website'),
  linkedin: link('linkedIn'),
  instagram: link('instagram'),
  facebook: link('facebook'),
  ...PRACTICE,
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
