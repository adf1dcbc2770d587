import { AccountEdit, type AuditChange, isReversible, PERSON_FIELDS, PersonChange } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

const PERSON: ReadonlySet<string> = new Set(PERSON_FIELDS);
const ACCOUNT: ReadonlySet<string> = new Set(AccountEdit.keyof().options);

export type ReversedChanges = {
  /** What the account becomes again. */
  readonly account: AccountEdit;
  /** What it has to be now. */
  readonly expected: AccountEdit;
  /** What the person loses again. */
  readonly undone: readonly PersonChange[];
};

/**
 * Pure: what taking the changes of an entry back means for the two owners of a person.
 * @throws failure('NOT_UNDOABLE') for changes that nobody can take back
 */
export function reversedChanges(changes: readonly AuditChange[]): ReversedChanges {
  if (changes.length === 0 || !changes.every(({ field }) => isReversible(field))) throw failure('NOT_UNDOABLE');
  const accountAs = (side: 'before' | 'after') =>
    AccountEdit.parse(Object.fromEntries(changes.filter(({ field }) => ACCOUNT.has(field)).map((change) => [change.field, change[side]])));
  return {
    account: accountAs('before'),
    expected: accountAs('after'),
    undone: changes.filter(({ field }) => PERSON.has(field)).map((change) => PersonChange.parse(change)),
  };
}
