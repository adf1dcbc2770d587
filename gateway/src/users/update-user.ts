import {
  type Account,
  type AdminRevision,
  type updateUser as contract,
  type EditedUser,
  editedUser,
  type ReplyOf,
  reviseAccount,
  revisePerson,
} from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit/service';
import { PartlySaved } from '../api/partly-saved.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { provenAdmin } from '../sessions/acting-admin.ts';
import { editAccount } from './edit-account.ts';
import { partsOf } from './revision-parts.ts';

const isEmpty = (edit: object) => Object.keys(edit).length === 0;

/**
 * An admin's edit goes to the owner of each fact: the person's part to the profile service, then the account's to the identity service. The person goes first
 * because a new standing of the account makes a new version of a coach. Nothing of the person is saved where the account's part would be refused. A save of both that is sent again is
 * harmless: what is saved already changes nothing.
 */
export const updateUser =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { user: revision }, caller, signal }) => {
    const { person, account } = changedParts(revision);
    const { actorId, isProven } = await provenAdmin(deps, caller);
    const { id, version, accountVersion, language } = revision;
    const accountEdit = isEmpty(account) ? null : { actorId, isProven, id, edit: account, accountVersion };
    if (accountEdit && !isEmpty(person)) await deps.identity(reviseAccount, { ...accountEdit, dryRun: true }, { signal });
    const personSaved = isEmpty(person) ? null : await deps.profile(revisePerson, { actorId, id, edit: person, version }, { signal });
    const accountSaved =
      accountEdit &&
      (await editAccount(deps, accountEdit, signal).catch((error: unknown) => {
        throw personSaved && isFailure(error) ? new PartlySaved(error, ['person'], entryIdsOf(personSaved)) : error;
      }));
    const { user } = await deps.profile(editedUser, { actorId, id, language }, { signal });
    const undoableEntryIds = entryIdsOf(personSaved, accountSaved);
    return {
      user: accountSaved ? withAccount(user, accountSaved.account, accountSaved.version) : user,
      undoableEntryId: undoableEntryIds.length === 1 ? (undoableEntryIds[0] ?? null) : null,
      undoableEntryIds,
    };
  };

const entryIdsOf = (...saved: readonly (Pick<ReplyOf<typeof reviseAccount>, 'undoableEntryId'> | null)[]): string[] =>
  saved.flatMap((one) => one?.undoableEntryId ?? []);

/** An edit of nothing would be a way to read somebody without asking to. */
function changedParts(revision: AdminRevision): ReturnType<typeof partsOf> {
  const parts = partsOf(revision);
  if (Object.values(parts).every(isEmpty)) throw failure('VALIDATION_FAILED', [{ path: 'user', problem: 'names no field to change' }]);
  return parts;
}

/** The profile service may project the account a moment later than its own admin reads it. */
const withAccount = (user: EditedUser, { email, userType, status, isVerified, language }: Account, accountVersion: number): EditedUser => ({
  ...user,
  email,
  userType,
  status,
  isDeleted: status === 'deleted',
  isVerified,
  language,
  accountVersion,
});
