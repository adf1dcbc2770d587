import type { SocialProfile } from '@pusula/contracts';
import type { JWTPayload } from 'jose';
import { addressOf, nameOf, textOf, webAddress } from '../provider-fields.ts';

/** Pure: a display name as first and last name, split on the first space (specification section 3). */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Pure: a person as an id token describes them. */
export function profileOf(claims: JWTPayload): SocialProfile {
  const given = { firstName: textOf(claims.given_name), lastName: textOf(claims.family_name) };
  const { firstName, lastName } = given.firstName || given.lastName ? given : splitName(textOf(claims.name));
  return {
    firstName: nameOf(firstName),
    middleName: '',
    lastName: nameOf(lastName),
    email: addressOf(claims.email),
    imageUrl: webAddress(claims.picture),
    gender: null,
    facebook: '',
    website: '',
  };
}
