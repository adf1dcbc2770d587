import { birthdayProblem, type CertificateDraft, findCity, type PersonEdit, type PersonField, type PersonValue } from '@pusula/contracts';
import { failure, type Ids } from '@pusula/service-kit';
import { reviseCertificates } from '../coaches/certificates.ts';
import { phoneNumber } from '../people/phone.ts';
import type { Profile } from '../people/profile.ts';
import { presentValue } from './edited-fields.ts';

/** What the rules ask besides the profile itself. */
type Around = { readonly now: Date; readonly ids: Ids };
type Rule<Field extends PersonField> = (
  value: NonNullable<PersonEdit[Field]>,
  around: Around & { readonly profile: Profile },
) => PersonValue;

const refuse = (path: PersonField, problem: string) => failure('VALIDATION_FAILED', [{ path, problem }]);

/** Fields that are not stored as they are typed; the shapes of the others are the contract’s, and that is all there is to them. */
const RULES: { readonly [Field in PersonField]?: Rule<Field> } = {
  phone: (typed) => {
    const number = typed === '' ? '' : phoneNumber(typed);
    if (number === undefined) throw refuse('phone', 'not ten digits');
    return number;
  },
  birthday: (typed, { now }) => {
    const problem = birthdayProblem(typed, now);
    if (problem) throw refuse('birthday', problem);
    return typed;
  },
  city: (typed) => {
    const city = findCity(typed);
    if (!city) throw refuse('city', 'not one of the provinces');
    return city.name;
  },
  categories: (typed, { profile }) => {
    // A coach’s own form does not let them go without one either.
    if (typed.length === 0 && (profile.coach?.categoryIds.length ?? 0) > 0) throw refuse('categories', 'none left');
    return [...new Set(typed)];
  },
  certificates: (typed: readonly CertificateDraft[], { profile, now, ids }) =>
    reviseCertificates(profile.coach?.certificates ?? [], typed, { today: now.toISOString().slice(0, 10), ids, path: 'certificates' }),
};

/**
 * Pure but for new ids: what an edited field will hold, in the form in which it is stored. What is there already is never refused, whatever the rules were
 * when it was written.
 * @throws failure('VALIDATION_FAILED') with the field, and what reviseCertificates throws
 */
export function storedValue<Field extends PersonField>(
  profile: Profile,
  field: Field,
  value: NonNullable<PersonEdit[Field]>,
  around: Around,
): PersonValue {
  const rule: Rule<Field> | undefined = RULES[field];
  return rule === undefined || value === presentValue(profile, field) ? (value as PersonValue) : rule(value, { ...around, profile });
}
