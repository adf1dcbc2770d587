import { type AccountEdit, type AdminRevision, type PersonEdit, textFields } from '@pusula/contracts';

/** What was left out stays left out: `undefined` would travel as nothing, and an empty edit must differ from one that clears a field. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Pure: the admin form's fields by who owns them. `country` has only one value and is no field of anybody; `texts` counts where `headline` or `bio` say
 * something else.
 */
export function partsOf(revision: AdminRevision): { readonly account: AccountEdit; readonly person: PersonEdit } {
  const { id: _id, version: _version, accountVersion: _accountVersion, country: _country, ...fields } = revision;
  const { email, userType, status, language, headline, bio, texts, linkedin: linkedIn, ...said } = fields;
  return {
    account: given({ email, userType, status }),
    person: {
      ...given({ ...said, linkedIn }),
      ...textFields({ [language]: { headline, bio } }),
      ...textFields(texts ?? {}),
    },
  };
}
