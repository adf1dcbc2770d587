import { z } from 'zod';
import { ADMIN_ONLY, endpoint, event, type Owner } from './define.ts';
import { LIMITS } from './limits.ts';
import { localisedFields } from './localised-fields.ts';
import { ACCOUNT_EDIT_ERRORS, ACCOUNT_FIELDS, isReversible } from './person-edits.ts';
import { Id, Timestamp } from './values.ts';

/** What an action was done to. `id` is the user's, the category's, the run's or the queue's; '' for none in particular. */
export const AUDIT_SUBJECTS = ['user', 'category', 'index', 'queue', 'help-lines'] as const;

/**
 * How an action is undone. `fields`: each field becomes again what it was. `whole`: in one step, which has a sentence of its own in the log
 * (`undo.result.<action>`). `removal`: whole as well, and what the action made goes again.
 */
type Undo = 'fields' | 'whole' | 'removal';
/** Of people only fields can be put back; categories have a verb for each action. What nobody implements cannot be promised in the table. */
type Kind =
  | { readonly subject: 'user'; readonly undo: 'fields' | null }
  | { readonly subject: 'category'; readonly undo: Undo | null }
  | { readonly subject: 'index' | 'queue' | 'help-lines'; readonly undo: null };

/** Everything an admin or operator does or reads that is kept in the audit log, and what people do to their own role, address, password and factors. */
export const AUDIT_ACTIONS = {
  'user-edited': { subject: 'user', undo: 'fields' },
  'user-enabled': { subject: 'user', undo: 'fields' },
  'user-disabled': { subject: 'user', undo: 'fields' },
  'user-deleted': { subject: 'user', undo: 'fields' },
  'user-restored': { subject: 'user', undo: 'fields' },
  'user-viewed': { subject: 'user', undo: null },
  'people-listed': { subject: 'user', undo: null },
  'users-exported': { subject: 'user', undo: null },
  'emails-viewed': { subject: 'user', undo: null },
  'admin-appointed': { subject: 'user', undo: null },
  'became-coach': { subject: 'user', undo: null },
  'password-changed': { subject: 'user', undo: null },
  'password-reset': { subject: 'user', undo: null },
  'email-changed': { subject: 'user', undo: null },
  'provider-linked': { subject: 'user', undo: null },
  'provider-unlinked': { subject: 'user', undo: null },
  'passkey-added': { subject: 'user', undo: null },
  'passkey-removed': { subject: 'user', undo: null },
  'recovery-codes-made': { subject: 'user', undo: null },
  'recovery-code-used': { subject: 'user', undo: null },
  'category-created': { subject: 'category', undo: 'removal' },
  'category-edited': { subject: 'category', undo: 'fields' },
  'category-examples-edited': { subject: 'category', undo: 'whole' },
  'category-deleted': { subject: 'category', undo: 'whole' },
  'category-restored': { subject: 'category', undo: null },
  'embeddings-started': { subject: 'index', undo: null },
  'index-rebuild-started': { subject: 'index', undo: null },
  'help-lines-edited': { subject: 'help-lines', undo: null },
  'dead-letter-viewed': { subject: 'queue', undo: null },
  'dead-letters-replayed': { subject: 'queue', undo: null },
  'dead-letter-discarded': { subject: 'queue', undo: null },
} as const satisfies Readonly<Record<string, Kind>>;
type Actions = typeof AUDIT_ACTIONS;
export type AuditedAction = keyof Actions;
export const AUDITED_ACTIONS = Object.keys(AUDIT_ACTIONS) as [AuditedAction, ...AuditedAction[]];

/** The actions that can be undone: each owner's table of undo verbs has exactly these, by the compiler. */
export type UndoableAction<Subject = Kind['subject']> = {
  [Action in AuditedAction]: Actions[Action] extends { subject: Subject; undo: Undo } ? Action : never;
}[AuditedAction];
/** What they are done to. */
export type UndoableSubject = Actions[UndoableAction]['subject'];

const Subject = z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.string().max(200) });

/** Any value of a field, as JSON. */
const FieldValue = z.json();
/** One field before and after; of a list of sentences or help lines, those that were taken out and those that were put in. */
export const AuditChange = z.object({ field: z.string(), before: FieldValue, after: FieldValue });
export type AuditChange = z.infer<typeof AuditChange>;

/** More fields than any subject has. */
const MAXIMUM_CHANGES = 100;
/** Those of one action: no longer than the call that makes them. */
const AuditChanges = z
  .array(AuditChange)
  .max(MAXIMUM_CHANGES)
  .refine((changes) => JSON.stringify(changes).length <= LIMITS.editBodyBytes, 'longer than any edit');

/** Who acts: an admin, by id; `operator` is whoever runs a command on the servers. */
const Actor = z.union([Id, z.literal('operator')]);

export const ActionTaken = z.object({
  /** Of the entry; made where the action was done, so that it is kept once however often it is delivered. */
  id: Id,
  at: Timestamp,
  actorId: Actor,
  action: z.enum(AUDITED_ACTIONS),
  subject: Subject,
  changes: AuditChanges,
  /** The entry that this action took back. */
  undoes: Id.nullable(),
});
export type ActionTaken = z.infer<typeof ActionTaken>;

/** Pure: whether an owner can put a field back; of a deleted category, not where what was in it went. */
const canBePutBack = (action: AuditedAction, field: string): boolean =>
  AUDIT_ACTIONS[action].subject === 'user' ? isReversible(field) : field !== 'movedTo';

/** Pure: whether what was done just now can be undone. Without its detail nobody knows what to put back. */
export const canBeUndone = ({ action, changes }: { readonly action: AuditedAction; readonly changes: readonly AuditChange[] }): boolean =>
  AUDIT_ACTIONS[action].undo !== null && changes.length > 0 && changes.every(({ field }) => canBePutBack(action, field));

/** Pure: whether an action was done to what it says, to nothing of an account, and takes another back only where it can. */
function isOfItsKind({ action, subject, changes, undoes }: ActionTaken): boolean {
  const { subject: kind, undo } = AUDIT_ACTIONS[action];
  const isOfAccount = kind === 'user' && changes.some(({ field }) => ACCOUNT_FIELDS.has(field));
  const takesBack = undo !== null || action === 'category-restored';
  return subject.kind === kind && !isOfAccount && (undoes === null || takesBack);
}

/**
 * Services without an audit log publish an action in the transaction that does it. The identity service writes into its own.
 * @param actions those that are done there: a service is believed no other, and nothing of accounts, which an undo would make true
 */
const actionTakenAt = (owner: Owner, ...actions: readonly AuditedAction[]) =>
  event(`${owner}.action-taken.v1`, {
    summary: `An admin did or read something in the ${owner} service that the audit log keeps.`,
    consumers: ['identity'],
    data: ActionTaken.refine((taken) => actions.includes(taken.action) && isOfItsKind(taken), 'not done in this service'),
  });
export const gatewayActionTaken = actionTakenAt('gateway', 'dead-letter-viewed', 'dead-letters-replayed', 'dead-letter-discarded');
export const profileActionTaken = actionTakenAt('profile', 'user-edited', 'user-viewed', 'people-listed', 'users-exported');
export const catalogActionTaken = actionTakenAt(
  'catalog',
  'category-created',
  'category-edited',
  'category-examples-edited',
  'category-deleted',
  'category-restored',
);
export const searchActionTaken = actionTakenAt('search', 'embeddings-started', 'index-rebuild-started', 'help-lines-edited');
export const mailActionTaken = actionTakenAt('mail', 'emails-viewed');
export const ACTIONS_TAKEN = [gatewayActionTaken, profileActionTaken, catalogActionTaken, searchActionTaken, mailActionTaken] as const;

/** A person as the log names them: as they are called today, empty texts once the account is erased. */
const NamedPerson = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() });

/** What a category was called when the log last saw it. */
const CategoryNames = z.object(localisedFields('name', () => z.string()));

/** Why an action cannot be undone: somebody has done so, it was changed again since, its day is over, or it never could be. */
export const UNDO_OBSTACLES = ['undone', 'superseded', 'too-old', 'final'] as const;

export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  /** Null: an operator's command. */
  actor: NamedPerson.nullable(),
  action: z.enum(AUDITED_ACTIONS),
  subject: Subject,
  /** Of a subject that is a user. */
  person: NamedPerson.nullable(),
  /** Empty when what they said went with an erased account. */
  changes: z.array(AuditChange),
  /** Until when the action can be undone; null when it cannot, and then `undoObstacle` says why. */
  undoableUntil: Timestamp.nullable(),
  undoObstacle: z.enum(UNDO_OBSTACLES).nullable(),
  /** The entry that this one undid. */
  undoes: Id.nullable(),
  /** The entry that undid this one. */
  undoneBy: z.object({ id: Id, at: Timestamp, actor: NamedPerson.nullable() }).nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditEntries = endpoint('GET /admin/audit/entries', {
  ...ADMIN_ONLY,
  owner: 'identity',
  summary: 'The audit log, newest first: who did what to whom and when, before and after. Ask again with `before` = `next` for older ones.',
  input: z.object({
    before: Id.optional(),
    action: z.enum(AUDITED_ACTIONS).optional(),
    actorId: Actor.optional(),
    /** Everything that was done to one user, category, run or queue. */
    subjectId: z.string().max(200).optional(),
  }),
  reply: z.object({
    entries: z.array(AuditEntry).max(LIMITS.auditEntriesPage),
    next: Id.nullable(),
    /** Names of the deleted categories in these entries, by id: nobody else can say them any more. */
    deletedCategories: z.record(Id, CategoryNames),
  }),
  errors: [],
});

/** The entry by which what was just done can be undone; null when none was changed or it cannot be undone. */
export const UndoableEntryId = Id.nullable();

export const auditIntegrity = endpoint('GET /admin/audit/integrity', {
  ...ADMIN_ONLY,
  owner: 'identity',
  summary: 'Whether the chain of the log is whole: every entry carries a hash of itself and of the one before it.',
  timeoutMs: LIMITS.auditWalkTimeoutMs,
  input: z.object({}),
  reply: z.object({ entries: z.int().nonnegative(), isIntact: z.boolean(), firstBroken: Id.nullable() }),
  errors: [],
});

export const undoAction = endpoint('POST /admin/audit/undo', {
  ...ADMIN_ONLY,
  owner: 'gateway',
  summary: 'Takes an action of the last 24 hours back. What has changed since is not overwritten: CONFLICT, and nothing is undone.',
  input: z.object({ id: Id }),
  reply: z.object({}),
  errors: ['AUDIT_ENTRY_NOT_FOUND', 'NOT_UNDOABLE', ...ACCOUNT_EDIT_ERRORS, 'CATEGORY_NOT_FOUND', 'CATEGORY_NOT_EMPTY'],
});

export const undoableAction = endpoint('GET /internal/undoable-action', {
  owner: 'identity',
  summary: 'An entry that can still be undone; CONFLICT when what it changed was changed again since.',
  tokens: [],
  internal: true,
  input: z.object({ id: Id }),
  reply: z.object({ action: ActionTaken }),
  errors: ['AUDIT_ENTRY_NOT_FOUND', 'NOT_UNDOABLE', 'CONFLICT'],
});
