import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventAbout, ids, NEW_PASSWORD, PASSWORD, untilWaiting } from '../identity.testing.ts';
import { mailedLinksAt } from '../mailed-links/mailed-links.testing.ts';
import { startAuthenticator } from '../passkeys/authenticator.testing.ts';
import { byPassword, ownProvidersAt } from './own-providers.testing.ts';
import { type SocialUnderTest, startSocialWorld } from './social.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

const { ask, begin, keep, aSession, signIn, factorsOf, linkedTo, unlink, anOwner, aNewcomer } = ownProvidersAt(() => world);
const { requestReset, setPassword } = mailedLinksAt(() => world.identity);

const keepOne = async (id: string) => keep(id, startAuthenticator().attest(await begin(id)));
describe('a provider that its owner removes', () => {
  it('opens the account no more; sessions end but the one it is done in, the owner is notified, and the log has an entry', async () => {
    const { id, email, person } = await anOwner('Google', 'Apple');
    const keptSessionId = aSession();
    const now = world.identity.test.clock.now().toISOString();
    const { version } = await unlink(id, { ...byPassword, keptSessionId });
    expect(await linkedTo(id)).toEqual(['Apple']);
    await expect(signIn('Google', person)).rejects.toThrow('ACCOUNT_NOT_LINKED');
    expect((await signIn('Apple', person)).account.id).toBe(id);
    expect(await eventAbout(world.identity.endings, id)).toEqual({ id, openedBefore: now, keptSessionId });
    expect(await eventAbout(world.identity.notices, id, ({ notice }) => notice === 'provider-unlinked')).toMatchObject({
      email,
      authenticationType: 'Google',
    });
    expect((await eventAbout(world.identity.changes, id, (change) => change.version === version)).account.id).toBe(id);
    const [entry] = await world.identity.query(
      'select action, changes from audit_entry join audit_detail using (sequence) where subject_id = $1 order by sequence desc limit 1',
      [id],
    );
    expect(entry).toEqual({ action: 'provider-unlinked', changes: [{ field: 'provider', before: 'Google', after: null }] });
  });

  it('is one of the owner’s own data, like those that are linked, and goes with the account', async () => {
    const { id } = await anOwner('Google', 'Apple');
    await unlink(id, byPassword);
    const { account } = await ask(contracts.accountData, { id });
    expect(account.removedProviders).toEqual([{ authenticationType: 'Google', removedAt: expect.stringMatching(/Z$/) }]);
    expect((await factorsOf(id)).removedProviders).toEqual(account.removedProviders);
    await ask(contracts.eraseAccount, { id, password: PASSWORD, authenticationType: 'Basic' });
    expect(await world.identity.query('select 1 from removed_provider where account_id = $1', [id])).toEqual([]);
  });

  it('takes the password, also of whoever has just signed in', async () => {
    const { id } = await anOwner('Google');
    await expect(unlink(id, { password: 'Yanlis1!', isProven: true })).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(unlink(id, { isProven: true })).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await linkedTo(id)).toEqual(['Google']);
  });

  it('takes the passkey of whoever has one, and no password then', async () => {
    const { id } = await anOwner('Google');
    await world.identity.query('update account set has_passkey = true where id = $1', [id]);
    await expect(unlink(id, { ...byPassword, isProven: true })).rejects.toThrow('PROOF_REQUIRED');
    await unlink(id, { hasProvenKey: true, isProven: true });
  });

  it('takes, of an account without both, somebody who has just signed in', async () => {
    const { id } = await aNewcomer('Google', 'Apple');
    await expect(unlink(id)).rejects.toThrow('PROOF_REQUIRED');
    await unlink(id, { isProven: true });
    expect(await linkedTo(id)).toEqual(['Apple']);
  });

  it('has been linked, to an account that may sign in', async () => {
    const { id } = await anOwner('Google');
    await expect(unlink(id, { ...byPassword, authenticationType: 'Apple' })).rejects.toThrow('PROVIDER_NOT_LINKED');
    await expect(unlink(ids.next(), byPassword)).rejects.toThrow('USER_NOT_FOUND');
    await world.identity.query(`update account set status = 'disabled' where id = $1`, [id]);
    await expect(unlink(id, byPassword)).rejects.toThrow('USER_NOT_FOUND');
  });
});

describe('the last way in', () => {
  it('is not removed: a provider alone, until there is a password, a passkey or another provider', async () => {
    const { id, email } = await aNewcomer('Google');
    await expect(unlink(id, { isProven: true })).rejects.toThrow('LAST_WAY_IN');
    expect((await factorsOf(id)).providers).toMatchObject([{ authenticationType: 'Google', isOnlyWayIn: true }]);
    await requestReset(email);
    await setPassword(await world.identity.mailed(id, 'password-reset'), NEW_PASSWORD);
    expect((await factorsOf(id)).providers).toMatchObject([{ isOnlyWayIn: false }]);
    await unlink(id, { password: NEW_PASSWORD });
  });

  it('is not a provider that this installation has no more', async () => {
    const { id } = await aNewcomer('Google');
    await world.identity.query(`insert into linked_provider values ('Demo', 'nobody', $1, now())`, [id]);
    await expect(unlink(id, { isProven: true })).rejects.toThrow('LAST_WAY_IN');
  });

  it('stays when both of two are removed at once', async () => {
    const { id } = await aNewcomer('Google', 'Apple');
    const keptSessionId = aSession();
    const outcomes = await Promise.allSettled(
      (['Google', 'Apple'] as const).map((authenticationType) => unlink(id, { authenticationType, keptSessionId, isProven: true })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect([refused, (await linkedTo(id)).length]).toEqual([['LAST_WAY_IN'], 1]);
  });

  it('is not a passkey either, once the provider is gone', async () => {
    const { id } = await aNewcomer('Google');
    const { passkey } = await keepOne(id);
    await unlink(id, { hasProvenKey: true, isProven: true });
    await expect(ask(contracts.removeAccountPasskey, { accountId: id, id: passkey.id, hasProvenKey: true })).rejects.toThrow('LAST_WAY_IN');
  });
});

describe('a password chosen by mail', () => {
  const resetWith = async (id: string, email: string, unlinksProviders: boolean) => {
    await requestReset(email);
    const token = await world.identity.mailed(id, 'password-reset');
    return ask(contracts.setPasswordByLink, { token, password: NEW_PASSWORD, unlinksProviders });
  };

  it('leaves providers linked: it is also how somebody who came by one gets their first password', async () => {
    const { id, email } = await anOwner('Google', 'Apple');
    await resetWith(id, email, false);
    expect(await linkedTo(id)).toHaveLength(2);
  });

  it('M12: takes all of them along on the owner’s wish, who has nothing else to be quick for, and is written to', async () => {
    const { id, email, person } = await anOwner('Google', 'Apple');
    await resetWith(id, email, true);
    expect(await factorsOf(id)).toMatchObject({
      providers: [],
      removedProviders: [{ authenticationType: 'Apple' }, { authenticationType: 'Google' }],
    });
    for (const type of ['Google', 'Apple'] as const) await expect(signIn(type, person)).rejects.toThrow('ACCOUNT_NOT_LINKED');
    const isUnlinked = ({ notice }: { notice: string }) => notice === 'provider-unlinked';
    expect(await eventAbout(world.identity.notices, id, isUnlinked)).toMatchObject({ email });
    const actions = await world.identity.query('select action from audit_entry where subject_id = $1 order by sequence', [id]);
    expect(actions.map(({ action }) => action).slice(-3)).toEqual(['password-reset', 'provider-unlinked', 'provider-unlinked']);
  });
});

describe('a provider that is removed in this very moment', () => {
  it('signs nobody in who was waiting for the account, and erases nothing', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { id, person } = await anOwner('Google');
      const entry = await world.token('Google', person);
      const end = await world.token('Google', person);
      // The account is locked as a removal has it; both calls have found the link and wait.
      const locked = world.identity.test.running.db.transaction(async (tx) => {
        await tx.query('select 1 from account where id = $1 for update', [id]);
        const waiting = [
          world.signIn('Google', entry, person.email),
          ask(contracts.eraseAccount, { id, authenticationType: 'Google', token: end }),
        ];
        const outcomes = Promise.allSettled(waiting);
        await untilWaiting(world.identity, 2);
        await tx.query(`delete from linked_provider where account_id = $1`, [id]);
        await tx.query(`insert into removed_provider values ($1, 'Google', now())`, [id]);
        return { outcomes };
      });
      const outcomes = await (await locked).outcomes;
      const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).message : 'done'));
      expect(codes).toEqual(['ACCOUNT_NOT_LINKED', 'INVALID_CREDENTIALS']);
    }
  });

  it('is removed by the quicker one of two who remove each other’s', async () => {
    const { id } = await aNewcomer('Google', 'Apple', 'Microsoft');
    const [mine, theirs] = [aSession(), aSession()];
    const outcomes = await Promise.allSettled([
      unlink(id, { authenticationType: 'Google', keptSessionId: mine, isProven: true }),
      unlink(id, { authenticationType: 'Apple', keptSessionId: theirs, isProven: true }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect([refused, (await linkedTo(id)).length]).toEqual([['UNAUTHORIZED'], 2]);
  });
});
