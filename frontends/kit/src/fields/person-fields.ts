import { type CurrentUser, findCity } from '@pusula/contracts';
import { formatDate } from '@pusula/frontend-kit/i18n';
import type { z } from 'zod';
import { field, fieldText } from './field.ts';
import { trimmed, unsent } from './field-table.ts';
import { type PersonRules, phoneSchema, TOO_LONG } from './personal.schema.ts';
import { splitPhone } from './phone-number.ts';

type TextName = { [Name in keyof CurrentUser]-?: CurrentUser[Name] extends string | undefined ? Name : never }[keyof CurrentUser];
const text = (name: TextName, rule: z.ZodType<string, string>, refused: string) =>
  field({ label: fieldText(name), rule, refused, read: (user) => user[name] ?? '', write: trimmed });

/** Names, date of birth, gender and city, by the rules of who fills them in. */
export const personFields = (rules: PersonRules) => ({
  firstName: text('firstName', rules.firstName, TOO_LONG),
  middleName: text('middleName', rules.middleName, TOO_LONG),
  lastName: text('lastName', rules.lastName, TOO_LONG),
  username: text('username', rules.username, 'fields:errors.username'),
  birthday: field({
    ...text('birthday', rules.birthday, 'fields:errors.birthday.impossible'),
    write: (date) => date || undefined,
    say: (date, { language }) => date && formatDate(date, language),
  }),
  gender: field({
    label: 'fields:gender',
    rule: rules.gender,
    refused: 'fields:errors.gender',
    read: ({ gender }) => gender ?? ('' as const),
    write: (gender) => gender || undefined,
    say: (gender, { t }) => gender && t(fieldText(`genders.${gender}`)),
  }),
  city: field({ ...text('city', rules.city, 'fields:errors.cityUnknown'), write: (city) => findCity(city)?.name ?? city }),
});

/** They are sent as one number. */
export const phoneFields = {
  phoneCode: field({
    label: 'fields:phoneCode',
    rule: phoneSchema.shape.phoneCode,
    read: ({ phone }) => splitPhone(phone).phoneCode,
    write: unsent,
  }),
  phone: field({
    label: 'fields:phone',
    rule: phoneSchema.shape.phone,
    refused: 'fields:errors.phoneLength',
    read: ({ phone }) => splitPhone(phone).phone,
    write: unsent,
  }),
};
