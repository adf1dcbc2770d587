import type { ApiProblem } from '@pusula/frontend-kit/api';
import { personalSchema, phoneSchema } from '@pusula/frontend-kit/fields';
import { coachingSchema, expertiseSchema } from './sign-up.schema.ts';
import type { Step } from './steps.ts';

const BY_CODE: Readonly<Record<string, Step | undefined>> = {
  USER_ALREADY_EXIST: 'email',
  INVALID_EMAIL: 'email',
  EMAIL_VALIDATION_FAILED: 'email',
  INVALID_GOOGLE_TOKEN: 'email',
  GOOGLE_TOKEN_GET_ID_ERROR: 'email',
  INVALID_FACEBOOK_TOKEN: 'email',
  INVALID_FACEBOOK_ID: 'email',
  INVALID_PROVIDER_TOKEN: 'email',
  PROVIDER_NOT_CONFIGURED: 'email',
  WEAK_PASSWORD: 'password',
  INVALID_IMAGE_FILE: 'about',
  EMPTY_CATEGORIES: 'expertise',
  CATEGORY_NOT_FOUND: 'expertise',
};

const FIELDS: Readonly<Partial<Record<Step, readonly string[]>>> = {
  email: ['email'],
  password: ['password'],
  personal: Object.keys(personalSchema.shape),
  phone: Object.keys(phoneSchema.shape),
  about: ['imageFileName', ...Object.keys(coachingSchema.shape)],
  expertise: Object.keys(expertiseSchema.shape),
};
const byField = (name: string) => (Object.keys(FIELDS) as Step[]).find((step) => FIELDS[step]?.includes(name));

/** The page where a refused registration is mended; null when another try, with everything as it is, may succeed. */
export function stepToMend({ message, details }: ApiProblem): Step | null {
  if (message?.startsWith('INVALID_CERTIFICATE')) return 'expertise';
  const fields = details.map(({ path }) => byField(path.split('.')[1] ?? ''));
  return BY_CODE[message ?? ''] ?? fields.find((step) => step !== undefined) ?? null;
}
