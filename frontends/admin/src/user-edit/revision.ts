import { type EditedUser, LANGUAGES, type Language, TEXT_FIELDS } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import { joinPhone, writeFields } from '@pusula/frontend-kit/fields';
import { USER_FIELDS, type UserFields } from './user-fields.ts';
import { changedFields, fieldsOf } from './user-form.ts';

export type Revision = InputOf<'POST /admin/user/update'>['user'];

/** Pure: the texts in which something changed, each part on its own. */
function textsOf(fields: UserFields, before: UserFields): NonNullable<Revision['texts']> {
  const changesIn = (language: Language) =>
    Object.entries(TEXT_FIELDS[language]).flatMap(([part, field]) =>
      fields[field] === before[field] ? [] : [[part, fields[field].trim()] as const],
    );
  const changes = LANGUAGES.map((language) => [language, Object.fromEntries(changesIn(language))] as const);
  return Object.fromEntries(changes.filter(([, parts]) => Object.keys(parts).length > 0));
}

/** A certificate that is there keeps its id; one that is not, or not any more, is new. */
function certificatesOf(fields: UserFields, { certificates = [] }: EditedUser): NonNullable<Revision['certificates']> {
  const known = new Set(certificates.map(({ id }) => id));
  return fields.certificates.map(({ id, ...certificate }) => ({ ...certificate, ...(id && known.has(id) && { id }) }));
}

/** What the form does not send as a part: whom and which version it is about, and the consent to show a phone number, which is the coach's own. */
type NotSent = 'id' | 'version' | 'accountVersion' | 'country' | 'language' | 'headline' | 'bio' | 'showsPhone';
/** Empty, they are no edit; a picture can only be taken away. */
type Omissible = 'imageFileName' | 'birthday' | 'gender';
type Edit = Omit<Revision, NotSent>;
type Parts = Required<Omit<Edit, Omissible>> & Pick<Edit, Omissible>;

/** All that an admin may write: a part that were missing would be edited and lost without a word, so the compiler asks for it. */
const partsOf = (fields: UserFields, before: UserFields, user: EditedUser): Parts => {
  const { linkedIn: linkedin, ...parts } = writeFields(USER_FIELDS, fields);
  return {
    ...parts,
    linkedin,
    phone: fields.phone && joinPhone(fields),
    texts: textsOf(fields, before),
    certificates: certificatesOf(fields, user),
  };
};

/** The fields that a part is made of, where its name does not say so. */
const MADE_OF: { readonly [Part in keyof Parts]?: readonly (keyof UserFields)[] } = {
  phone: ['phoneCode', 'phone'],
  texts: LANGUAGES.flatMap((language) => Object.values(TEXT_FIELDS[language])),
  linkedin: ['linkedIn'],
};

/** Pure: what the form changes about the person, and nothing else, over the versions that it began with; null when it changes nothing. */
export function revisionOf(fields: UserFields, user: EditedUser): Revision | null {
  const before = fieldsOf(user);
  const changed: readonly string[] = changedFields(before, fields);
  const isChanged = (part: string) => (MADE_OF[part as keyof Parts] ?? [part]).some((name) => changed.includes(name));
  const changes = Object.entries(partsOf(fields, before, user)).filter(([part]) => isChanged(part));
  if (changes.length === 0) return null;
  const { id, version, accountVersion } = user;
  return { id, accountVersion, ...(version !== undefined && { version }), ...Object.fromEntries(changes) };
}
