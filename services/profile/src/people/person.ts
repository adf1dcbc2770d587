import type { accountChanged, DataOf } from '@pusula/contracts';
import { day, text, timestamp, ulid, version } from '@pusula/service-kit/db';
import { EntitySchema } from 'typeorm';
import { phoneNumber } from './phone.ts';

export type Registration = NonNullable<DataOf<typeof accountChanged>['person']>;

/** What a person says about themself. */
export type Person = {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly username: string;
  readonly gender: Registration['gender'];
  /** YYYY-MM-DD. */
  readonly birthday: string;
  readonly city: string;
  readonly country: string;
  /** With the country code: +905321234567. Empty when not given. */
  readonly phone: string;
  /** The name of a picture of their own; empty without one. */
  readonly imageName: string;
  /** Grows with every change of the person or of their coaching profile. */
  readonly version: number;
  readonly updatedAt: Date;
};

export const PersonTable = new EntitySchema<Person>({
  name: 'person',
  columns: {
    id: ulid({ primary: true }),
    firstName: text({ name: 'first_name' }),
    middleName: text({ name: 'middle_name' }),
    lastName: text({ name: 'last_name' }),
    username: text(),
    gender: text(),
    birthday: day(),
    city: text(),
    country: text(),
    phone: text(),
    imageName: text({ name: 'image_name' }),
    version: version(),
    updatedAt: timestamp({ name: 'updated_at' }),
  },
});

/** Pure: the person that a registration begins; a picture is theirs only once it is proven to be (pictures/picture-table.ts). */
export const newPerson = (id: string, said: Registration, now: Date): Person => ({
  id,
  firstName: said.firstName,
  middleName: said.middleName,
  lastName: said.lastName,
  username: said.username,
  gender: said.gender,
  birthday: said.birthday,
  city: said.city,
  country: said.country,
  phone: phoneNumber(said.phone) ?? '',
  imageName: '',
  version: 1,
  updatedAt: now,
});
