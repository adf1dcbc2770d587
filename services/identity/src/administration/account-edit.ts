import type { AccountEdit, AuditChange, AuditedAction } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { type Account, hasProvenOwner } from '../accounts/account.ts';
import { isLastAdmin } from '../accounts/lock-admins.ts';

const AUDITED_FIELDS = ['email', 'userType', 'status'] as const satisfies readonly (keyof AccountEdit)[];

/** Pure: whether somebody can act as an administrator: who has not proven the address has to do so first. */
const isActingAdmin = ({ userType, status, isVerified }: Account): boolean => userType === 'admin' && status === 'enabled' && isVerified;

/** Pure: the account as an administrator wants it. A new address is its owner's to prove. Who is made an administrator again has no new days to do without a second factor. */
export function editedAccount(account: Account, edit: AccountEdit, now: Date): Account {
  const { email = account.email, userType = account.userType, status = account.status } = edit;
  const isVerified = account.isVerified && email === account.email;
  const adminSince = account.adminSince ?? (userType === 'admin' ? now : null);
  return {
    ...account,
    email,
    userType,
    status,
    isVerified,
    wasVerified: hasProvenOwner(account),
    adminSince,
    version: account.version + 1,
  };
}

/** Pure: what differs, field by field. */
export const auditChangesOf = (before: Account, after: Account): AuditChange[] =>
  AUDITED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({ field, before: before[field], after: after[field] }));

/** Pure: what the audit log calls an edit: a change of the status names it, whatever else was changed with it. */
export function auditActionOf(before: Account, after: Account): AuditedAction {
  if (before.status === after.status) return 'user-edited';
  if (after.status === 'deleted') return 'user-deleted';
  if (before.status === 'deleted') return 'user-restored';
  return after.status === 'enabled' ? 'user-enabled' : 'user-disabled';
}

/** Pure: makes sure that an account is what the edit was made from. @throws failure('CONFLICT') */
export function requireUnchanged(account: Account, version: number | undefined, expected: AccountEdit): void {
  const differs = AUDITED_FIELDS.some((field) => expected[field] !== undefined && expected[field] !== account[field]);
  if (differs || (version !== undefined && version !== account.version)) throw failure('CONFLICT');
}

type Edit = {
  readonly before: Account;
  readonly after: Account;
  readonly actorId: string;
  /** The enabled administrators, locked. */
  readonly admins: readonly string[];
  /** Whether the admin has just shown once more that it is them. */
  readonly isProven: boolean;
};

/**
 * Pure: makes sure that the product keeps an administrator, and that whoever edits is one still: they may have lost the role while the call was under way.
 * Each field of an account decides who can get into it, so that a session left open is never enough, and nobody's own account is edited by this way: what
 * its owner may change has calls of its own, which ask for more.
 * @throws failure: OWN_ACCOUNT, LAST_ADMIN, FORBIDDEN, UNVERIFIED_ADMIN, PROOF_REQUIRED
 */
export function requireAllowed({ before, after, actorId, admins, isProven }: Edit): void {
  if (actorId === before.id) throw failure('OWN_ACCOUNT');
  const takesAdminAway = isActingAdmin(before) && !isActingAdmin(after);
  if (takesAdminAway && isLastAdmin(admins, before.id)) throw failure('LAST_ADMIN');
  if (!admins.includes(actorId)) throw failure('FORBIDDEN');
  // Whoever can read the mailbox of an address decides who its account belongs to; and whoever registered it may be somebody else.
  const isOwners = after.isVerified && after.isOwnerKnown;
  if (after.userType === 'admin' && before.userType !== 'admin' && !isOwners) throw failure('UNVERIFIED_ADMIN');
  if (!isProven) throw failure('PROOF_REQUIRED');
}
