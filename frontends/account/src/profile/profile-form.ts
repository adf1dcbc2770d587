import { type CurrentUser, findCity } from '@pusula/contracts';
import { joinPhone, personalQuestions, phoneQuestions, splitPhone } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import type { EditSpec } from '../editing/edit-spec.ts';

export const profileQuestions = z.object({
  imageUrl: z.string(),
  imageFileName: z.string(),
  ...personalQuestions.shape,
  ...phoneQuestions.shape,
});
export type ProfileFields = z.input<typeof profileQuestions>;

/** /profile/edit: picture, names, date of birth, gender, city, phone. */
export const profileForm: EditSpec<ProfileFields> = {
  viewedAt: '/profile',
  places: {
    INVALID_IMAGE_FILE: ['imageFileName', 'INVALID_IMAGE_FILE'],
    FirstName: ['firstName', 'fields:errors.firstName'],
    MiddleName: ['middleName', 'fields:errors.tooLong'],
    LastName: ['lastName', 'fields:errors.lastName'],
    Username: ['username', 'fields:errors.tooLong'],
    Birthday: ['birthday', 'fields:errors.birthday.impossible'],
    Gender: ['gender', 'fields:errors.gender'],
    City: ['city', 'fields:errors.cityUnknown'],
    Phone: ['phone', 'fields:errors.phoneLength'],
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
  callsOf: (fields, { id, email }) => [
    {
      route: 'POST /user/update-user-profile',
      input: {
        UserId: id,
        Email: email,
        ImageFileName: fields.imageFileName,
        City: findCity(fields.city)?.name ?? fields.city,
        Country: 'TR',
        Phone: joinPhone(fields),
        FirstName: fields.firstName,
        MiddleName: fields.middleName,
        LastName: fields.lastName,
        Username: fields.username,
        Birthday: fields.birthday,
        ...(fields.gender && { Gender: fields.gender }),
      },
    },
  ],
};
