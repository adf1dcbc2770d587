import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aUser, eventually } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const become = (id: string) => identity.ask(contracts.becomeCoachAccount, { id });
const entriesAbout = async (subjectId: string) => {
  const { id } = await identity.imported({ userType: 'admin' });
  return (await identity.test.callAs(aUser({ id, role: 'admin' }))(contracts.auditEntries, { subjectId })).entries;
};

describe('a member who wants to coach', () => {
  it.each([true, false])('is a coach from then on (verified: %s), which everybody learns of and the log keeps', async (isVerified) => {
    const { id } = await identity.imported({ isVerified });
    expect(await become(id)).toMatchObject({ account: { id, userType: 'coach', status: 'enabled', isVerified }, version: 2 });
    await eventually(() =>
      expect(identity.changes.about(id)?.data).toMatchObject({ version: 2, account: { userType: 'coach' }, person: null }),
    );
    expect(await entriesAbout(id)).toMatchObject([
      {
        action: 'became-coach',
        changes: [{ field: 'userType', before: 'member', after: 'coach' }],
        undoableUntil: null,
      },
    ]);
  });

  it('twice, or at the same moment, becomes one once', async () => {
    const { id } = await identity.imported();
    const replies = await Promise.all([become(id), become(id), become(id)]);
    expect(replies.map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(await entriesAbout(id)).toHaveLength(1);
  });
});

it.each([
  ['an administrator', { userType: 'admin' }, 'FORBIDDEN'],
  ['a disabled account', { status: 'disabled' }, 'USER_NOT_FOUND'],
  ['a deleted account', { status: 'deleted' }, 'USER_NOT_FOUND'],
] as const)('%s becomes no coach by it', async (_, more, code) => {
  const { id } = await identity.imported(more);
  await expect(become(id)).rejects.toThrow(code);
  expect(await identity.query('select version, user_type from account where id = $1', [id])).toEqual([
    { version: 1, user_type: 'userType' in more ? more.userType : 'member' },
  ]);
});
