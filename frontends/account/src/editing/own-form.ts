import type { CurrentUser } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import type { ErrorFields, Fields } from '@pusula/frontend-kit/editing';

type SaveRoute = 'POST /user/update-user-profile' | 'POST /user/update-coaching-profile' | 'POST /user/update-coaching-certificates';
export type SaveCall = { [Route in SaveRoute]: { readonly route: Route; readonly input: InputOf<Route> } }[SaveRoute];

/** A form over a part of what a person says of themself. Its fields stand in the order of the page. */
export type EditSpec<F extends Fields> = {
  /** Where it can be looked at, once it is saved. */
  readonly viewedAt: string;
  readonly errorFields: ErrorFields<F>;
  /** Pure: what the form begins with. */
  fieldsOf(user: CurrentUser): F;
  /** Pure: what saves it; the version is added. */
  callOf(fields: F, before: CurrentUser): SaveCall;
};
