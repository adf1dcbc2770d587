/** The one place where calls, events, codes, limits and shapes are written. */
import * as accountCare from './account-care.ts';
import * as accountEvents from './account-events.ts';
import * as accounts from './accounts.ts';
import * as adminDashboard from './admin-dashboard.ts';
import * as adminUsers from './admin-users.ts';
import * as aiRefine from './ai-refine.ts';
import * as audit from './audit.ts';
import * as catalog from './catalog.ts';
import * as coaches from './coaches.ts';
import type { Endpoint, EventDefinition } from './define.ts';
import * as erasure from './erasure.ts';
import * as helpLines from './help-lines.ts';
import * as identity from './identity.ts';
import * as linkedProviders from './linked-providers.ts';
import * as operations from './operations.ts';
import * as ownData from './own-data.ts';
import * as passkeyChecks from './passkey-checks.ts';
import * as passkeys from './passkeys.ts';
import * as profile from './profile.ts';
import * as search from './search.ts';
import * as social from './social.ts';

export * from './account-care.ts';
export * from './account-events.ts';
export * from './accounts.ts';
export * from './admin-dashboard.ts';
export * from './admin-users.ts';
export * from './ai-refine.ts';
export * from './audit.ts';
export * from './birthdays.ts';
export * from './catalog.ts';
export * from './category-examples.ts';
export * from './category-nodes.ts';
export * from './cities.ts';
export * from './coach-data.ts';
export * from './coach-facts.ts';
export * from './coaches.ts';
export * from './coaching-drafts.ts';
export * from './days.ts';
export * from './define.ts';
export * from './email.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './fact-facets.ts';
export * from './fold-text.ts';
export * from './help-lines.ts';
export * from './http.ts';
export * from './identity.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './linked-providers.ts';
export * from './localised-fields.ts';
export * from './operations.ts';
export * from './own-data.ts';
export * from './page-metadata.ts';
export * from './pages.ts';
export * from './passkey-checks.ts';
export * from './passkeys.ts';
export * from './passwords.ts';
export * from './person-edits.ts';
export * from './portrait-grounds.ts';
export * from './preferences.ts';
export * from './profile.ts';
export * from './rate-limits.ts';
export * from './remotes.ts';
export * from './rendering.ts';
export * from './return-address.ts';
export * from './search.ts';
export * from './search-keyword.ts';
export * from './server-limits.ts';
export * from './sharing-pictures.ts';
export * from './slugs.ts';
export * from './social.ts';
export * from './structured-data.ts';
export * from './tokens.ts';
export * from './unwanted-characters.ts';
export * from './values.ts';
export * from './web-addresses.ts';
export * from './webauthn.ts';
export * from './wire-names.ts';

const everything = Object.values({
  ...accounts,
  ...accountEvents,
  ...accountCare,
  ...social,
  ...linkedProviders,
  ...erasure,
  ...identity,
  ...profile,
  ...coaches,
  ...catalog,
  ...search,
  ...aiRefine,
  ...adminDashboard,
  ...adminUsers,
  ...audit,
  ...operations,
  ...helpLines,
  ...ownData,
  ...passkeys,
  ...passkeyChecks,
}) as unknown[];
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every call there is, for routes, OpenAPI and generated tests. */
export const ENDPOINTS: readonly Endpoint[] = everything.filter(
  (value): value is Endpoint => isRecord(value) && 'path' in value && 'reply' in value,
);
/** Every event there is. */
export const EVENTS: readonly EventDefinition[] = everything.filter(
  (value): value is EventDefinition => isRecord(value) && 'name' in value && 'data' in value,
);
