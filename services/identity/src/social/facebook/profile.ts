import type { SocialProfile } from '@pusula/contracts';
import { addressOf, nameOf, webAddress } from '../provider-fields.ts';
import type { Me } from './graph.ts';

/** Pure: a person as Facebook describes them. Of genders, female is Female and anything else that is given is Male (specification section 3). */
export const profileOf = (me: Me): SocialProfile => ({
  firstName: nameOf(me.first_name),
  middleName: nameOf(me.middle_name),
  lastName: nameOf(me.last_name),
  email: addressOf(me.email),
  imageUrl: me.picture?.data.is_silhouette ? '' : webAddress(me.picture?.data.url),
  gender: genderOf(me.gender),
  facebook: webAddress(me.link),
  website: webAddress(me.website),
});

function genderOf(gender: string | undefined): SocialProfile['gender'] {
  if (!gender) return null;
  return gender === 'female' ? 'Female' : 'Male';
}
