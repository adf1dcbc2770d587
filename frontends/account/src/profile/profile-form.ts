import { COUNTRY, type CurrentUser, findCity } from '@pusula/contracts';
import { joinPhone, personalSchema, phoneSchema, splitPhone } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import type { EditSpec } from '../editing/own-form.ts';

export const profileSchema = z.object({
  imageUrl: z.string(),
  imageFileName: z.string(),
  ...personalSchema.shape,
  ...phoneSchema.shape,
});
export type ProfileFields = z.input<typeof profileSchema>;

/** /profile/edit: picture, names, date of birth, gender, city, phone. */
export const profileForm: EditSpec<ProfileFields> = {
  viewedAt: '/profile',
  errorFields: {
    INVALID_IMAGE_FILE: ['imageFileName', 'INVALID_IMAGE_FILE'],
    firstName: ['firstName', 'fields:errors.firstName'],
    middleName: ['middleName', 'fields:errors.tooLong'],
    lastName: ['lastName', 'fields:errors.lastName'],
    username: ['username', 'fields:errors.username'],
    birthday: ['birthday', 'fields:errors.birthday.impossible'],
    gender: ['gender', 'fields:errors.gender'],
    city: ['city', 'fields:errors.cityUnknown'],
    phone: ['phone', 'fields:errors.phoneLength'],
  },
  fieldsOf: (user: CurrentUser) => ({
    imageUrl: user.imageUrl,
    imageFileName: user.imageFileName,
    firstName: user.firstName,
    middleName: user.middleName ?? '',
    lastName: user.lastName,
    username: user.username ?? '',
    birthday: user.birthday ?? '',
    gender: user.gender ?? '',
    city: user.city,
    ...splitPhone(user.phone),
  }),
  callOf: (fields, { id, email }) => ({
    route: 'POST /user/update-user-profile',
    input: {
      userId: id,
      email,
      imageFileName: fields.imageFileName,
      city: findCity(fields.city)?.name ?? fields.city,
      country: COUNTRY,
      phone: joinPhone(fields),
      firstName: fields.firstName,
      middleName: fields.middleName,
      lastName: fields.lastName,
      username: fields.username,
      birthday: fields.birthday,
      ...(fields.gender && { gender: fields.gender }),
    },
  }),
};
