import type { Fields } from '@pusula/frontend-kit/editing';
import { certificatesForm } from '../coach-profile/certificates-form.ts';
import { coachingForm } from '../coach-profile/coaching-form.ts';
import type { FormName } from '../editing/editing.slice.ts';
import type { EditSpec } from '../editing/own-form.ts';
import { profileForm } from '../profile/profile-form.ts';

/** What the saga needs to know of each form, by its name. */
export const FORMS: Readonly<Record<FormName, EditSpec<Fields>>> = {
  profile: profileForm,
  coaching: coachingForm,
  certificates: certificatesForm,
};
