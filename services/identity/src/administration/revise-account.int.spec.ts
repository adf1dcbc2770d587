import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, aUser } from '@pusula/service-kit/testing';
import type { ImportedAccount } from '../accounts/import-accounts.ts';
import { eventAbout, type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
let admin: ImportedAccount;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.imported({ userType: 'admin' });
});
afterAll(() => identity?.stop());

type Revision = Partial<contracts.InputOf<typeof contracts.reviseAccount>>;
const revise = (id: string, edit: contracts.AccountEdit, more: Revision = {}) =>
  identity.ask(contracts.reviseAccount, { actorId: admin.id, id, edit, isProven: true, ...more });
const fresh = () => `${ids.next()}@example.com`;
const logged = async (id: string) =>
  (await identity.test.callAs(aUser({ id: admin.id, role: 'admin' }))(contracts.auditEntries, { subjectId: id })).entries;
const tracesOf = (id: string) =>
  identity.query(
    `select (select version from account where id = $1) as version, (select count(*)::int from audit_entry where subject_id = $1) as entries`,
    [id],
  );

describe('an administrator’s edit', () => {
  it('changes role and status, tells everybody, and is in the log with both states', async () => {
    const { id } = await identity.imported();
    const { account, version } = await revise(id, { userType: 'coach', status: 'disabled' });
    expect([account, version]).toEqual([expect.objectContaining({ id, userType: 'coach', status: 'disabled', isVerified: true }), 2]);
    expect(await eventAbout(identity.changes, id, (change) => change.version === 2)).toEqual({ id, version: 2, account, person: null });
    expect(await logged(id)).toEqual([
      {
        id: expect.any(String),
        at: identity.test.clock.now().toISOString(),
        actor: { id: admin.id, firstName: 'Ayşe', lastName: 'Yılmaz', email: admin.email },
        action: 'user-disabled',
        subject: { kind: 'user', id },
        person: { id, firstName: 'Ayşe', lastName: 'Yılmaz', email: account.email },
        changes: [
          { field: 'userType', before: 'member', after: 'coach' },
          { field: 'status', before: 'enabled', after: 'disabled' },
        ],
        undoableUntil: expect.any(String),
        undoObstacle: null,
        undoes: null,
        undoneBy: null,
      },
    ]);
  });

  it.each<[string, contracts.AccountEdit]>([
    ['of the role', { userType: 'coach' }],
    ['of the address', { email: fresh() }],
    ['that disables', { status: 'disabled' }],
    ['that deletes', { status: 'deleted' }],
  ])('%s asks who it is that edits, and does nothing before that', async (_, edit) => {
    const { id } = await identity.imported();
    await expect(revise(id, edit, { isProven: false })).rejects.toThrow('PROOF_REQUIRED');
    expect(await tracesOf(id)).toEqual([{ version: 1, entries: 0 }]);
    expect((await revise(id, edit)).account).toMatchObject(edit);
  });

  it('that makes an admin says since when: of one who was one before, since the first time', async () => {
    const { id } = await identity.imported();
    const since = async (userType: 'admin' | 'coach') => (await revise(id, { userType })).account.adminSince;
    const first = await since('admin');
    expect(first).toBe(identity.test.clock.now().toISOString());
    identity.test.clock.advance(60_000);
    expect((await revise(id, { status: 'disabled' })).account.adminSince).toBe(first);
    expect([await since('coach'), await since('admin')]).toEqual([undefined, first]);
  });

  it('that changes nothing leaves no trace', async () => {
    const { id, email } = await identity.imported();
    expect((await revise(id, { email: email.toUpperCase(), userType: 'member', status: 'enabled' })).version).toBe(1);
    expect(await tracesOf(id)).toEqual([{ version: 1, entries: 0 }]);
  });

  it('deletes softly, and brings back what was deleted; each is called by its name', async () => {
    const { id } = await identity.imported();
    await revise(id, { status: 'deleted' });
    await expect(identity.ask(contracts.verifyCredentials, { email: `${id}@example.com`, password: PASSWORD })).rejects.toThrow(
      'ACCOUNT_DISABLED',
    );
    await revise(id, { userType: 'coach' });
    await revise(id, { status: 'enabled' });
    await revise(id, { status: 'disabled' });
    await revise(id, { status: 'enabled' });
    const actions = (await logged(id)).map(({ action }) => action);
    expect(actions).toEqual(['user-enabled', 'user-disabled', 'user-restored', 'user-edited', 'user-deleted']);
    await expect(identity.ask(contracts.verifyCredentials, { email: `${id}@example.com`, password: PASSWORD })).resolves.toMatchObject({
      account: { userType: 'coach' },
    });
  });

  it('of somebody who is not there is USER_NOT_FOUND', async () => {
    await expect(revise(ids.next(), { status: 'disabled' })).rejects.toThrow('USER_NOT_FOUND');
  });

  it('is FORBIDDEN to somebody who is no administrator any more, whatever their session said', async () => {
    const [former, other] = [await identity.imported(), await identity.imported()];
    await expect(revise(other.id, { status: 'disabled' }, { actorId: former.id })).rejects.toThrow('FORBIDDEN');
    expect(await tracesOf(other.id)).toEqual([{ version: 1, entries: 0 }]);
  });
});

describe('an edit that was made from something else', () => {
  it('is a CONFLICT when the account has a newer version', async () => {
    const { id } = await identity.imported();
    await revise(id, { userType: 'coach' }, { accountVersion: 1 });
    await expect(revise(id, { status: 'disabled' }, { accountVersion: 1 })).rejects.toThrow('CONFLICT');
    await expect(revise(id, { status: 'disabled' }, { accountVersion: 2 })).resolves.toMatchObject({ version: 3 });
  });

  it.each([{ status: 'disabled' }, { userType: 'coach' }, { email: 'another@example.com' }] as const)(
    'is a CONFLICT where it was to be %j',
    async (expected) => {
      const { id } = await identity.imported();
      await expect(revise(id, { status: 'deleted' }, { expected })).rejects.toThrow('CONFLICT');
      expect(await tracesOf(id)).toEqual([{ version: 1, entries: 0 }]);
      await expect(revise(id, { status: 'deleted' }, { expected: { userType: 'member', status: 'enabled' } })).resolves.toBeDefined();
    },
  );

  it('wins once of many at the same moment', async () => {
    const { id } = await identity.imported();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, place) => revise(id, { email: `${id}-${place}@example.com` }, { accountVersion: 1 })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect(refused).toEqual(Array.from({ length: 11 }, () => 'CONFLICT'));
    expect(await logged(id)).toHaveLength(1);
  });
});

it('a role that an administrator gives or takes is told to its owner at the address that was theirs', async () => {
  const { id, email } = await identity.imported();
  await revise(id, { userType: 'admin' });
  expect(await eventAbout(identity.notices, id)).toMatchObject({ notice: 'role-changed', email, userType: 'admin' });
  await revise(id, { userType: 'member', email: fresh() });
  const told = await eventAbout(identity.notices, id, ({ notice, userType }) => notice === 'role-changed' && userType === 'member');
  expect(told.email).toBe(email);
});

describe('an edit that is only tried', () => {
  it('is answered as it would be, and does nothing', async () => {
    const [{ id }, other] = [await identity.imported(), await identity.imported()];
    const before = await tracesOf(id);
    const attempt = (edit: contracts.AccountEdit, more: Revision = {}) => revise(id, edit, { dryRun: true, ...more });
    expect(await attempt({ email: fresh(), status: 'disabled' })).toMatchObject({ account: { status: 'enabled' }, undoableEntryId: null });
    await expect(attempt({ email: other.email })).rejects.toThrow('USER_ALREADY_EXIST');
    await expect(attempt({ status: 'disabled' }, { accountVersion: 7 })).rejects.toThrow('CONFLICT');
    await expect(attempt({ status: 'disabled' }, { isProven: false })).rejects.toThrow('PROOF_REQUIRED');
    expect(await tracesOf(id)).toEqual(before);
  });
});

describe('an address that an administrator changed', () => {
  it('ends the sessions of an administrator, who is none until it is proven; others stay signed in', async () => {
    const [admin, member] = [await identity.imported({ userType: 'admin' }), await identity.imported()];
    expect((await revise(member.id, { email: fresh() })).hasEndedSessions).toBe(false);
    expect((await revise(admin.id, { email: fresh() })).hasEndedSessions).toBe(true);
    expect(await eventAbout(identity.endings, admin.id)).toMatchObject({ id: admin.id, keptSessionId: null });
    expect(identity.endings.about(member.id)).toBeUndefined();
  });

  it('is unverified until the link that goes there is opened; the owner of the former one is notified', async () => {
    const { id, email: former } = await identity.imported({ language: 'en' });
    const email = fresh();
    expect((await revise(id, { email: email.toUpperCase() })).account).toMatchObject({ email, isVerified: false });
    expect(await eventAbout(identity.notices, id)).toMatchObject({ notice: 'email-changed', email: former });
    expect(await eventAbout(identity.links, id)).toMatchObject({ email, purpose: 'activation', language: 'en' });
    await identity.ask(contracts.useLink, { token: await identity.mailed(id, 'activation') });
    await expect(identity.ask(contracts.verifyCredentials, { email, password: PASSWORD })).resolves.toMatchObject({
      account: { isVerified: true },
    });
    await expect(identity.test.callAs(aPublic)(contracts.isUserExist, { email: former })).rejects.toThrow('USER_NOT_FOUND');
  });

  it('ends every link that went to the former one', async () => {
    const { id, email } = await identity.imported();
    const asOwner = identity.test.callAs(aUser({ id }));
    await asOwner(contracts.resetPasswordRequest, { email, language: 'tr' });
    await identity.ask(contracts.requestEmailChange, { id, email: fresh(), password: PASSWORD, language: 'tr', inOwnersBrowser: true });
    const [reset, change] = [await identity.mailed(id, 'password-reset'), await identity.mailed(id, 'email-change')];
    await revise(id, { email: fresh() });
    await expect(identity.ask(contracts.setPasswordByLink, { token: reset, password: NEW_PASSWORD })).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(identity.ask(contracts.useLink, { token: change, openedBy: id })).rejects.toThrow('TOKEN_NOT_FOUND');
  });

  it('is refused when it is somebody else’s, a deleted one’s too, and nothing of the edit is done', async () => {
    const [taken, { id }] = [await identity.imported({ status: 'deleted' }), await identity.imported()];
    const edit = { email: taken.email, status: 'disabled' } as const;
    await expect(revise(id, edit)).rejects.toThrow('USER_ALREADY_EXIST');
    expect(await tracesOf(id)).toEqual([{ version: 1, entries: 0 }]);
  });

  it('bothers nobody at one that was never proven, and mails no link to somebody who may not sign in', async () => {
    const { id } = await identity.imported({ isVerified: false, status: 'disabled' });
    await revise(id, { email: fresh() });
    await eventAbout(identity.changes, id, ({ version }) => version === 2);
    expect([identity.notices.about(id), identity.links.about(id)]).toEqual([undefined, undefined]);
  });
});
