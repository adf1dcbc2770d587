import { z } from 'zod';
import { UndoableEntryId } from './audit.ts';
import { byTextField, TEXT_FIELDS } from './coaches.ts';
import { CERTIFICATE_ERRORS } from './coaching-drafts.ts';
import { ADMIN_ONLY, endpoint, ROLES } from './define.ts';
import { ERROR_CODES } from './errors.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { LIMITS } from './limits.ts';
import { ACCOUNT_EDIT_ERRORS, AccountEdit, PersonChange, PersonEdit } from './person-edits.ts';
import { CurrentUser, USER_STATUSES } from './profile.ts';
import { Country, DateOnly, Id, Language, line, Timestamp, Version } from './values.ts';
import { capitalised } from './wire-names.ts';

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
  /** Where the words have to be: in the address, in first and last name, or each in either. */
  searchType: z.enum(['email', 'name', 'any']).default('email'),
  /** Parts of words; case, accents and Turkish letters do not matter. */
  email: line(LIMITS.emailLength, 0).default(''),
  userTypes: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  statuses: z.array(z.enum(USER_STATUSES)).max(USER_STATUSES.length).default([]),
  /** The first and the last day on which they registered, as days are in Istanbul. */
  registeredFrom: DateOnly.optional(),
  registeredTo: DateOnly.optional(),
  /** Case, accents and Turkish letters do not matter. */
  city: line(LIMITS.nameLength, 0).default(''),
  /** Coaches of this category or of one below it. */
  categoryId: Id.optional(),
  /** Coaches whom visitors find. */
  publicOnly: z.boolean().default(false),
  /** People who have not verified their address and still may: soft-deleted ones may not. */
  unverifiedOnly: z.boolean().default(false),
};

/** The specification writes these two with a capital. */
const CAPITALS = ['searchType', 'email'] as const;

export const searchUsers = endpoint('POST /admin/user/search', {
  ...ADMIN_ONLY,
  readsOnly: true,
  owner: 'profile',
  summary: 'People by e-mail address or name, a page at a time.',
  input: capitalised(
    {
      ...UserFilter,
      sort: z.enum(USER_SORTS).default('registeredAt'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
      page: z.int().min(1).max(LIMITS.adminMaximumPage).default(1),
      pageSize: z.literal(LIMITS.adminRowsPerPage).default(LIMITS.adminRowsPerPage[1]),
    },
    CAPITALS,
  ),
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
  input: capitalised({ ...UserFilter, after: Id.optional() }, CAPITALS),
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

/** What the gateway sends the owner of a person for an admin's edit. */
const edited = {
  /** The admin; the gateway has checked the role. */
  actorId: Id,
  id: Id,
};

export const editedUser = endpoint('GET /internal/edited-user', {
  owner: 'profile',
  summary: 'One person, whole, as an admin’s edit has left them. It is a look like any other: an edit that changed nothing shows as much.',
  tokens: [],
  internal: true,
  input: z.object({ ...edited, language: Language }),
  reply: z.object({ user: EditedUser }),
  errors: ['USER_NOT_FOUND'],
});

export const getUserById = endpoint('GET /admin/user/get-by-id', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'One person, whole.',
  input: capitalised({ id: Id, language: Language.default(DEFAULT_LANGUAGE) }, ['id']),
  reply: z.object({ user: EditedUser }),
  errors: ['USER_NOT_FOUND'],
});

/** Every language has the same rules. */
const { headline, bio } = TEXT_FIELDS[DEFAULT_LANGUAGE];
/** The admin form's fields (specification section 3); left-out ones keep their value. */
const AdminRevision = PersonEdit.omit({ ...byTextField(() => true as const), linkedIn: true }).extend({
  ...AccountEdit.shape,
  id: Id,
  country: Country.optional(),
  /** In `language`. `texts` writes both languages at once. */
  headline: PersonEdit.shape[headline],
  bio: PersonEdit.shape[bio],
  language: Language.default(DEFAULT_LANGUAGE),
  texts: z.partialRecord(Language, z.object({ headline: PersonEdit.shape[headline], bio: PersonEdit.shape[bio] })).optional(),
  /** The specification writes this one without a capital in the middle. */
  linkedin: PersonEdit.shape.linkedIn,
  /** The versions that were edited: CONFLICT when there is a newer one by now. Left out, the last writer wins. */
  version: Version.optional(),
  accountVersion: Version.optional(),
});
export type AdminRevision = z.infer<typeof AdminRevision>;

/** The owners of what an admin edits: a save may touch both, one after the other. */
export const EDIT_PARTS = ['person', 'account'] as const;
export type EditPart = (typeof EDIT_PARTS)[number];

export const updateUser = endpoint('POST /admin/user/update', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary:
    "Edits a person's details, role and status: both or nothing, where the account's part is refused. Where its owner stops answering after the person's part was saved, `saved` beside the code names that part, and `undoableEntryIds` how to undo it. A new status or role holds at once; a new address has to be verified by its owner. Without a field to change it is refused.",
  input: z.object({ user: AdminRevision }),
  reply: z.object({
    user: EditedUser,
    /** When one owner's part was saved. */
    undoableEntryId: UndoableEntryId,
    /** One for each part that was saved and can be undone, in the order of saving. */
    undoableEntryIds: z.array(Id).max(EDIT_PARTS.length),
  }),
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

const PERSON_EDIT_ERRORS = ['USER_NOT_FOUND', 'COACH_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'CONFLICT'] as const;

export const revisePerson = endpoint('POST /internal/revise-person', {
  owner: 'profile',
  summary: "Commits the person's part of an admin's edit with its entry in the audit log. An edit that changes nothing leaves no trace.",
  tokens: [],
  internal: true,
  input: z.object({
    ...edited,
    edit: PersonEdit,
    /** The version that was edited: CONFLICT when there is a newer one by now. */
    version: Version.optional(),
  }),
  reply: z.object({ undoableEntryId: UndoableEntryId }),
  errors: [...PERSON_EDIT_ERRORS, ...CERTIFICATE_ERRORS],
  bodyBytes: LIMITS.editBodyBytes,
});

export const undoPersonEdit = endpoint('POST /internal/undo-person-edit', {
  owner: 'profile',
  summary: 'Puts the values back that an edit replaced; CONFLICT, and nothing is changed, when one of them has been changed again since.',
  tokens: [],
  internal: true,
  input: z.object({
    ...edited,
    /** The entry of the audit log that is undone. */
    entryId: Id,
    changes: z.array(PersonChange).min(1),
  }),
  reply: z.object({}),
  errors: PERSON_EDIT_ERRORS,
  bodyBytes: LIMITS.editBodyBytes,
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
  provenOnly: true,
  owner: 'gateway',
  summary: 'Enables or disables many people. Those who cannot be changed are listed with the code; the others are changed all the same.',
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
