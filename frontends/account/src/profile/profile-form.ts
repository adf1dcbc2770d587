import { COUNTRY } from '@pusula/contracts';
import {
  errorFieldsOf,
  field,
  joinPhone,
  personalSchema,
  personFields,
  phoneFields,
  readFields,
  rulesOf,
  unsent,
  type ValuesOf,
  writeFields,
} from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import type { EditSpec } from '../editing/own-form.ts';

/** Picture, names, date of birth, gender, city, phone. */
export const PROFILE_FIELDS = {
  imageUrl: field({ rule: z.string(), read: ({ imageUrl }) => imageUrl, write: unsent }),
  imageFileName: field({
    label: 'profile:edit.picture',
    rule: z.string(),
    read: ({ imageFileName }) => imageFileName,
    say: (name, { t }) => t(name ? 'profile:edit.hasPicture' : 'profile:edit.noPicture'),
  }),
  ...personFields(personalSchema.shape),
  ...phoneFields,
};
export const profileSchema = z.object(rulesOf(PROFILE_FIELDS));
export type ProfileFields = ValuesOf<typeof PROFILE_FIELDS>;

/** /profile/edit */
export const profileForm: EditSpec<ProfileFields> = {
  viewedAt: '/profile',
  errorFields: { INVALID_IMAGE_FILE: ['imageFileName', 'INVALID_IMAGE_FILE'], ...errorFieldsOf(PROFILE_FIELDS) },
  fieldsOf: (user) => readFields(PROFILE_FIELDS, user),
  callOf: (values, { id, email }) => ({
    route: 'POST /user/update-user-profile',
    input: { userId: id, email, country: COUNTRY, ...writeFields(PROFILE_FIELDS, values), phone: joinPhone(values) },
  }),
};
