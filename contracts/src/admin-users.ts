import { z } from 'zod';
import { Account } from './accounts.ts';
import { UndoableEntryId } from './audit.ts';
import { CERTIFICATE_ERRORS } from './coaching-drafts.ts';
import { ADMIN_ONLY, endpoint, ROLES } from './define.ts';
import { ERROR_CODES } from './errors.ts';
import { LIMITS } from './limits.ts';
import { ACCOUNT_EDIT_ERRORS, AccountEdit, PersonChange, PersonEdit } from './person-edits.ts';
import { CurrentUser, USER_STATUSES } from './profile.ts';
import { Country, DateOnly, Id, Language, Timestamp, text, Version } from './values.ts';

/** A person as a row of the admins' table. */
export const ListedUser = CurrentUser.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  userType: true,
  status: true,
  isDeleted: true,
  isVerified: true,
  imageUrl: true,
  city: true,
  slug: true,
  isPublic: true,
}).extend({ registeredAt: Timestamp });
export type ListedUser = z.infer<typeof ListedUser>;

export const USER_SORTS = ['registeredAt', 'name', 'email', 'userType', 'status', 'city'] as const;

/** Which people, by address or name and by what they are; '', empty lists and what is left out are any. */
const UserFilter = {
  SearchType: z.enum(['email', 'name']).default('email'),
  /** A part of the address or, with the search type `name`, of first and last name; case, accents and Turkish letters do not matter. */
  Email: text(LIMITS.emailLength, 0).default(''),
  userTypes: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  statuses: z.array(z.enum(USER_STATUSES)).max(USER_STATUSES.length).default([]),
  /** The first and the last day on which they registered, as days are in Istanbul. */
  registeredFrom: DateOnly.optional(),
  registeredTo: DateOnly.optional(),
  /** Case, accents and Turkish letters do not matter. */
  city: text(LIMITS.nameLength, 0).default(''),
  /** Coaches of this category or of one below it. */
  categoryId: Id.optional(),
  /** Coaches whom visitors find. */
  publicOnly: z.boolean().default(false),
  /** People who have not verified their address and still may: soft-deleted ones may not. */
  unverifiedOnly: z.boolean().default(false),
};

export const searchUsers = endpoint('POST /admin/user/search', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'People by e-mail address or name, a page at a time.',
  input: z.object({
    ...UserFilter,
    sort: z.enum(USER_SORTS).default('registeredAt'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
    page: z.int().min(1).max(LIMITS.adminMaximumPage).default(1),
    pageSize: z.literal(LIMITS.adminRowsPerPage).default(LIMITS.adminRowsPerPage[1]),
  }),
  reply: z.object({ users: z.array(ListedUser), total: z.int().nonnegative(), page: z.int(), pageSize: z.int() }),
  errors: [],
});

export const lastUsers = endpoint('GET /admin/user/last', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'The fifty who came last, newest first.',
  input: z.object({}),
  reply: z.object({ users: z.array(ListedUser).max(LIMITS.adminLastUsers) }),
  errors: [],
});

export const exportUsers = endpoint('POST /admin/user/export', {
  ...ADMIN_ONLY,
  provenOnly: true,
  owner: 'profile',
  summary: 'All people of a search in the order of their registration, for a file: ask again with `after` = `next` until it is null.',
  input: z.object({ ...UserFilter, after: Id.optional() }),
  reply: z.object({ users: z.array(ListedUser).max(LIMITS.userExportPage), next: Id.nullable() }),
  errors: [],
});

/** A person, whole, as the edit page shows them. */
export const EditedUser = CurrentUser.extend({
  registeredAt: Timestamp,
  language: Language,
  /** `version` counts what the person says, this one the account: address, role, status. Both are sent back with an update. */
  accountVersion: Version,
});
export type EditedUser = z.infer<typeof EditedUser>;

/** For the gateway, whose callers have just edited them: the log has the edit, and no look besides. */
export const editedUser = endpoint('GET /internal/edited-user', {
  owner: 'profile',
  summary: 'One person, whole, as an admin’s edit has left them.',
  tokens: [],
  internal: true,
  input: z.object({ id: Id, language: Language }),
  reply: z.object({ user: EditedUser }),
  errors: ['USER_NOT_FOUND'],
});

export const getUserById = endpoint('GET /admin/user/get-by-id', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'One person, whole.',
  input: z.object({ Id: Id, language: Language.default('tr') }),
  reply: z.object({ user: EditedUser }),
  errors: ['USER_NOT_FOUND'],
});

/** The admin form's fields (specification section 3); left-out ones keep their value. */
const AdminRevision = PersonEdit.omit({ headlineTr: true, bioTr: true, headlineEn: true, bioEn: true, linkedIn: true }).extend({
  ...AccountEdit.shape,
  id: Id,
  country: Country.optional(),
  /** In `language`. `texts` writes both languages at once. */
  headline: PersonEdit.shape.headlineTr,
  bio: PersonEdit.shape.bioTr,
  language: Language.default('tr'),
  texts: z.partialRecord(Language, z.object({ headline: PersonEdit.shape.headlineTr, bio: PersonEdit.shape.bioTr })).optional(),
  linkedin: PersonEdit.shape.linkedIn,
  /** The versions that were edited: CONFLICT when there is a newer one by now. Left out, the last writer wins. */
  version: Version.optional(),
  accountVersion: Version.optional(),
});
export type AdminRevision = z.infer<typeof AdminRevision>;

export const updateUser = endpoint('POST /admin/user/update', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: "Edits a person's details, role and status. A new status or role holds at once; a new address has to be verified by its owner.",
  input: z.object({ user: AdminRevision }),
  reply: z.object({ user: EditedUser, undoableEntryId: UndoableEntryId }),
  errors: [
    ...ACCOUNT_EDIT_ERRORS,
    'INVALID_USER_TYPE',
    'INVALID_EMAIL',
    'INVALID_COUNTRY_ID',
    'COACH_NOT_FOUND',
    'CATEGORY_NOT_FOUND',
    ...CERTIFICATE_ERRORS,
  ],
});

export const deleteUser = endpoint('DELETE /admin/user/delete', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Soft-deletes a person: sessions end, a coach leaves search; `POST /admin/user/update` with another status restores them.',
  input: z.object({ id: Id }),
  reply: z.object({ undoableEntryId: UndoableEntryId }),
  errors: ACCOUNT_EDIT_ERRORS,
});

export const setUserStatuses = endpoint('POST /admin/user/set-statuses', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Enables or disables many people. Whoever cannot be changed is told of with the code; the others are changed all the same.',
  input: z.object({
    ids: z.array(Id).min(1).max(LIMITS.adminRowsPerPage[3]),
    status: z.enum(USER_STATUSES).exclude(['deleted']),
  }),
  reply: z.object({
    changed: z.array(Id),
    refused: z.array(z.object({ id: Id, errorMessage: z.enum(ERROR_CODES) })),
    /** The entries by which this can be undone, one for everybody who was something else before. */
    undoable: z.array(z.object({ id: Id, entryId: Id })),
  }),
  errors: [],
});

export const reviseAccount = endpoint('POST /internal/revise-account', {
  owner: 'identity',
  summary:
    "Commits an admin's edit: the account's part, the planned changes of the person, and the entry in the audit log, all or nothing.",
  tokens: [],
  internal: true,
  input: z.object({
    /** The admin; the gateway has checked the role. */
    actorId: Id,
    id: Id,
    edit: AccountEdit,
    accountVersion: Version.optional(),
    /** What the account has to be now, field by field: CONFLICT otherwise. For taking something back. */
    expected: AccountEdit.default({}),
    personChanges: z.array(PersonChange).default([]),
    undoes: Id.nullable().default(null),
    /** Whether the admin has proven themself in the last minutes: roles and deletions ask for it (PROOF_REQUIRED). */
    isProven: z.boolean().default(false),
  }),
  /** `version` is as it was when nothing was to be changed. */
  reply: z.object({ account: Account, version: Version, undoableEntryId: UndoableEntryId }),
  errors: [...ACCOUNT_EDIT_ERRORS, 'INVALID_USER_TYPE', 'INVALID_EMAIL', 'NOT_UNDOABLE'],
  bodyBytes: LIMITS.editBodyBytes,
});
