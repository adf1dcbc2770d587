import { isDeepStrictEqual } from 'node:util';
import {
  birthdayProblem,
  type CertificateDraft,
  canBeUndone,
  findCity,
  localDay,
  PERSON_FIELDS,
  type PersonChange,
  type PersonEdit,
  type PersonValue,
} from '@pusula/contracts';
import { failure, type Ids } from '@pusula/service-kit/service';
import { reviseCertificates } from './certificates.ts';
import { phoneNumber } from './phone.ts';
import type { Profile } from './profile.ts';
import { fieldsOf, type ProfileFields, withFields } from './profile-fields.ts';

/** What somebody wants a profile to say, as it was typed; left-out fields keep their value. */
export type Revision = Omit<PersonEdit, 'imageFileName'> & {
  readonly username?: string | undefined;
  readonly imageFileName?: string | undefined;
};
/** What the rules ask besides the profile itself. */
export type RevisionContext = { readonly now: Date; readonly ids: Ids };
type Rule<Field extends keyof Revision> = (
  typed: NonNullable<Revision[Field]>,
  present: ProfileFields,
  context: RevisionContext,
) => unknown;

const refuse = (path: keyof Revision, problem: string) => failure('VALIDATION_FAILED', [{ path, problem }]);

/** Fields that are not stored as they are typed; of the others the contract checks the shape, and that is all. */
const RULES: { readonly [Field in keyof Revision]?: Rule<Field> } = {
  phone: (typed) => {
    const number = typed === '' ? '' : phoneNumber(typed);
    if (number === undefined) throw refuse('phone', 'not ten digits');
    return number;
  },
  birthday: (typed, _present, { now }) => {
    const problem = birthdayProblem(typed, now);
    if (problem) throw refuse('birthday', problem);
    return typed;
  },
  city: (typed) => {
    const city = findCity(typed);
    if (!city) throw refuse('city', 'not one of the provinces');
    return city.name;
  },
  categories: (typed, present) => {
    if (typed.length === 0 && present.categories.length > 0) throw refuse('categories', 'none left');
    return [...new Set(typed)];
  },
  certificates: (typed: readonly CertificateDraft[], present, { now, ids }) =>
    reviseCertificates(present.certificates, typed, { today: localDay(now), ids }),
};

/**
 * Revises a profile; the same for its owner and for an admin. What is there already is never refused, whatever the rules were when it was written.
 * Pure but for new ids.
 * @throws failure('VALIDATION_FAILED') with the field, failure('COACH_NOT_FOUND') for coaching of somebody who is no coach, and what reviseCertificates throws
 */
export function reviseProfile(before: Profile, revision: Revision, context: RevisionContext): Profile {
  const present = fieldsOf(before);
  const revised = (Object.keys(revision) as (keyof Revision)[])
    .filter((field) => revision[field] !== undefined)
    .map((field) => [field, storedValue(present, field, revision, context)] as const);
  return replaceFields(before, Object.fromEntries(revised));
}

function storedValue(present: ProfileFields, field: keyof Revision, revision: Revision, context: RevisionContext): unknown {
  const rule = RULES[field] as Rule<typeof field> | undefined;
  const typed = revision[field] as NonNullable<Revision[typeof field]>;
  return rule && typed !== present[field] ? rule(typed as never, present, context) : typed;
}

function replaceFields(before: Profile, fields: Partial<ProfileFields>): Profile {
  const present = fieldsOf(before);
  const wanted = { ...present, ...fields };
  const after = withFields(before, wanted);
  // Without a coaching profile there is nowhere to put what is said of coaching.
  if (!before.coach && !isDeepStrictEqual(fieldsOf(after), wanted)) throw failure('COACH_NOT_FOUND');
  return after;
}

/** Pure: what an edit changed, field by field; all of it can be read in the audit log. */
export function changesBetween(before: Profile, after: Profile): PersonChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return PERSON_FIELDS.filter((field) => !isDeepStrictEqual(was[field], is[field])).map((field) => ({
    field,
    before: was[field] as PersonValue,
    after: is[field] as PersonValue,
  }));
}

/** Pure: the profile with the values back that an edit replaced. @throws failure('CONFLICT') when one has been changed again since */
export function undoChanges(profile: Profile, changes: readonly PersonChange[]): Profile {
  const present = fieldsOf(profile);
  const holds = ({ field, after }: PersonChange) => isDeepStrictEqual(present[field], after);
  if (!canBeUndone({ action: 'user-edited', changes }) || !changes.every(holds)) throw failure('CONFLICT');
  return replaceFields(profile, Object.fromEntries(changes.map(({ field, before }) => [field, before])));
}
