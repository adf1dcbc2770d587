import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic } from '@pusula/service-kit/testing';
import type { ImportedAccount } from '../accounts/import-accounts.ts';
import { type IdentityUnderTest, PASSWORD, startIdentity } from '../identity.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

describe('the product keeps an administrator', () => {
  let [one, other]: ImportedAccount[] = [];
  /** Two administrators and nobody else. */
  beforeEach(async () => {
    await identity.query(`update account set user_type = 'member'`);
    [one, other] = [await identity.imported({ userType: 'admin' }), await identity.imported({ userType: 'admin' })];
  });

  const reviseAs = (actorId = '', id = '', edit: contracts.AccountEdit = { userType: 'member' }) =>
    identity.ask(contracts.reviseAccount, { actorId, id, edit, isProven: true });
  const admins = () => identity.query(`select id from account where user_type = 'admin' and status = 'enabled'`);
  const activation = async (email: string) => {
    await identity.test.callAs(aPublic)(contracts.activateUser, { email, language: 'tr' });
    return { token: await identity.mailed(other?.id ?? '', 'activation'), openedBy: other?.id ?? null };
  };
  const WAYS = [{ userType: 'member' }, { userType: 'coach' }, { status: 'disabled' }, { status: 'deleted' }] as const;

  it.each([...WAYS, { email: 'own@example.com' }] as const)('who does not edit their own account by this way: %j', async (edit) => {
    await expect(reviseAs(one?.id, one?.id, edit)).rejects.toThrow('OWN_ACCOUNT');
    expect(await admins()).toHaveLength(2);
    expect(await identity.query('select email, version from account where id = $1', [one?.id])).toEqual([
      { email: one?.email, version: 1 },
    ]);
  });

  it('nobody becomes one who has not proven their address', async () => {
    const unproven = await identity.imported({ isVerified: false });
    await expect(reviseAs(one?.id, unproven.id, { userType: 'admin' })).rejects.toThrow('UNVERIFIED_ADMIN');
    // Its owner has pressed the button of a letter; who holds the password, nobody knows.
    await identity.query('update account set is_verified = true, is_owner_known = false where id = $1', [unproven.id]);
    await expect(reviseAs(one?.id, unproven.id, { userType: 'admin' })).rejects.toThrow('UNVERIFIED_ADMIN');
    await expect(reviseAs(one?.id, unproven.id, { userType: 'coach' })).resolves.toMatchObject({ account: { userType: 'coach' } });
  });

  it('who may send their own account as it is, as forms do', async () => {
    const edit = { email: String(one?.email), userType: 'admin', status: 'enabled' } as const;
    await expect(reviseAs(one?.id, one?.id, edit)).resolves.toMatchObject({ version: 1 });
  });

  it.each(WAYS)('when the last one is to go: %j', async (edit) => {
    await reviseAs(one?.id, other?.id, edit);
    await expect(reviseAs(other?.id, one?.id, edit)).rejects.toThrow('LAST_ADMIN');
    expect(await admins()).toEqual([{ id: one?.id }]);
  });

  it('a disabled one does not count', async () => {
    await reviseAs(one?.id, other?.id, { status: 'disabled' });
    await expect(reviseAs(other?.id, one?.id)).rejects.toThrow('LAST_ADMIN');
    await expect(reviseAs(one?.id, other?.id)).resolves.toMatchObject({ account: { userType: 'member', status: 'disabled' } });
  });

  it('one who has to prove another address first does not count', async () => {
    const email = `${other?.id}@new.example`;
    await reviseAs(one?.id, other?.id, { email });
    const erase = { id: one?.id, authenticationType: 'Basic', password: PASSWORD } as const;
    await expect(identity.ask(contracts.eraseAccount, erase as never)).rejects.toThrow('LAST_ADMIN');
    await identity.ask(contracts.useLink, await activation(email));
    await expect(identity.ask(contracts.eraseAccount, erase as never)).resolves.toBeDefined();
  });

  it('when two demote each other at the same moment, twenty times over', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? reviseAs(one?.id, other?.id) : reviseAs(other?.id, one?.id))),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    // Whoever was quicker goes on asking for what is done already; the other half is refused.
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'LAST_ADMIN'));
    expect(await admins()).toHaveLength(1);
  });

  it('when three demote one another in a ring: who has just been demoted demotes nobody', async () => {
    const third = await identity.imported({ userType: 'admin' });
    const ring = [one, other, third].map((each) => each?.id);
    const outcomes = await Promise.allSettled(ring.map((id, place) => reviseAs(id, ring[(place + 1) % 3])));
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect(codes.every((code) => code === 'FORBIDDEN' || code === 'LAST_ADMIN')).toBe(true);
    expect((await admins()).length).toBeGreaterThanOrEqual(1);
  });
});
