import { type AccountEdit, type PersonChange, type PersonEdit, planPersonEdit, type ReplyOf, reviseAccount } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit';
import type { OwnParts } from '../own-calls/own-call.ts';

export type EditParts = Pick<OwnParts, 'identity' | 'profile' | 'accountSessions' | 'people'>;

export type Editing = {
  /** The admin. */
  readonly actorId: string;
  /** Whether they have proven themself in the last minutes. */
  readonly isProven: boolean;
  readonly id: string;
  readonly account: AccountEdit;
  readonly accountVersion?: number | undefined;
  readonly person: PersonEdit;
  readonly version?: number | undefined;
  /** Of taking an entry of the audit log back, in place of `person`: what the account has to be now, what the person has to lose again, and the entry. */
  readonly taken?: { readonly entryId: string; readonly expected: AccountEdit; readonly undone: readonly PersonChange[] };
};

export type Edited = Pick<ReplyOf<typeof reviseAccount>, 'version' | 'undoableEntryId'>;

const isEmpty = (edit: object) => Object.keys(edit).length === 0;

/** What the person's owner says that the edit changes. An edit of the account alone does not ask: it has to be possible while the profile service is away. */
async function plan({ profile }: EditParts, { id, person, version, taken }: Editing, signal: AbortSignal): Promise<PersonChange[]> {
  const undone = taken?.undone ?? [];
  if (isEmpty(person) && undone.length === 0) return [];
  return (await profile(planPersonEdit, { id, edit: person, version, undone: [...undone] }, { signal })).changes;
}

/**
 * Refuses when a planned change was left out because its owner saved something else in between. Pictures are not asked about: taking one away cannot be
 * taken back, which is how the question is put.
 */
async function requireTaken({ profile }: EditParts, id: string, changes: readonly PersonChange[], signal: AbortSignal): Promise<void> {
  const undone = changes.filter(({ field }) => field !== 'imageFileName');
  if (undone.length === 0) return;
  await profile(planPersonEdit, { id, edit: {}, undone }, { signal }).catch((error: unknown) => {
    // It was taken, only that what it replaced is gone meanwhile.
    if (!isFailure(error) || error.code !== 'CATEGORY_NOT_FOUND') throw error;
  });
}

/**
 * Makes an admin's edit: the profile service plans its part, the identity service commits all of it, sessions follow at once, and the profile service is
 * waited for, so that the next read shows it.
 * @returns the account's version, and the entry by which the edit can be undone
 * @throws failure of either owner's rules, with nothing changed; CONFLICT also when the person saved something else meanwhile, and SERVICE_UNAVAILABLE when the
 * profile service has not heard of a change in time: the edit is on its way then
 */
export async function editPerson(parts: EditParts, editing: Editing, signal: AbortSignal): Promise<Edited> {
  const { actorId, isProven, id, account: edit, accountVersion, taken } = editing;
  const changes = await plan(parts, editing, signal);
  const asked = { actorId, isProven, id, edit, accountVersion, expected: taken?.expected, personChanges: changes, undoes: taken?.entryId };
  const { account, version, undoableEntryId } = await parts.identity(reviseAccount, asked, { signal });
  await parts.accountSessions.follow(account, version);
  const isHeard = await parts.people.haveHeard(account, version, signal);
  if (changes.length === 0) return { version, undoableEntryId };
  if (!isHeard) throw failure('SERVICE_UNAVAILABLE');
  await requireTaken(parts, id, changes, signal);
  return { version, undoableEntryId };
}
