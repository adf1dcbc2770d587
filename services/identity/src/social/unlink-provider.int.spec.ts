import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { eventually } from '@pusula/service-kit/testing';
import { eventAbout, ids, NEW_PASSWORD, PASSWORD } from '../identity.testing.ts';
import { mailedLinksAt } from '../links/mailed-links.testing.ts';
import { startAuthenticator } from '../passkeys/authenticator.testing.ts';
import { passkeysAt } from '../passkeys/passkeys.testing.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from './social.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

const { ask, begin, keep } = passkeysAt(() => world.identity);
const { requestReset, setPassword } = mailedLinksAt(() => world.identity);

type Name = 'Google' | 'Microsoft' | 'Apple';
type Input = Partial<contracts.InputOf<typeof contracts.unlinkAccountProvider>>;
/** A session that was opened a moment from now. */
const aSession = () => {
  world.identity.test.clock.advance(1_000);
  const sessionId = newIds({ now: () => world.identity.test.clock.now() }).next();
  world.identity.test.clock.advance(1_000);
  return sessionId;
};
const unlink = (id: string, more: Input = {}) =>
  ask(contracts.unlinkAccountProvider, { id, authenticationType: 'Google', keptSessionId: aSession(), ...more });
const byPassword = { password: PASSWORD };
const signIn = async (type: Name, person: Parameters<SocialUnderTest['token']>[1]) =>
  world.signIn(type, await world.token(type, person), person.email);
const factorsOf = (id: string) => ask(contracts.accountFactors, { id });
const linkedTo = async (id: string) => (await factorsOf(id)).providers.map(({ authenticationType }) => authenticationType);

const keepOne = async (id: string) => keep(id, startAuthenticator().attest(await begin(id)));
/** Until so many statements of this database wait for a lock. */
const untilWaiting = (count: number) =>
  eventually(async () => {
    const [row] = await world.identity.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(row?.waiting).toBe(count);
  });

/** Somebody with a password, and their own person at each of these providers. */
async function anOwner(...types: Name[]) {
  const { id, email } = await world.identity.imported();
  const person = aPerson({ email });
  for (const type of types) await signIn(type, person);
  return { id, email, person };
}
/** Somebody without a password. */
async function aNewcomer(...types: [Name, ...Name[]]) {
  const person = aPerson();
  const { account } = await world.registered(types[0], await world.token(types[0], person), person.email);
  for (const type of types.slice(1)) await signIn(type, person);
  return { ...account, person };
}

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
    const [entry] = await world.identity.query('select action, changes from audit_entry where subject_id = $1 order by sequence desc limit 1', [
      id,
    ]);
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
    await expect(ask(contracts.removeAccountPasskey, { accountId: id, id: passkey.id })).rejects.toThrow('LAST_WAY_IN');
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
        const waiting = [world.signIn('Google', entry, person.email), ask(contracts.eraseAccount, { id, authenticationType: 'Google', token: end })];
        const outcomes = Promise.allSettled(waiting);
        await untilWaiting(2);
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

describe('linking a removed provider again', () => {
  const link = async (id: string, type: contracts.SocialProvider, token: string, more: object = {}) =>
    ask(contracts.linkAccountProvider, { id, authenticationType: type, token, sessionId: aSession(), inOwnersBrowser: true, ...more });
  const linkAs = async (id: string, person: Parameters<SocialUnderTest['token']>[1], more: object = {}) =>
    link(id, 'Google', await world.token('Google', person), more);

  it('takes its owner, however well the address is proven and whoever has it there', async () => {
    const { id, email, person } = await anOwner('Google');
    await unlink(id, byPassword);
    await expect(signIn('Google', person)).rejects.toThrow('ACCOUNT_NOT_LINKED');
    await expect(signIn('Google', aPerson({ email }))).rejects.toThrow('ACCOUNT_NOT_LINKED');
    await linkAs(id, person);
    expect(await eventAbout(world.identity.notices, id, ({ notice }) => notice === 'provider-linked')).toMatchObject({ email });
    expect(await factorsOf(id)).toMatchObject({ providers: [{ authenticationType: 'Google' }], removedProviders: [] });
    expect((await signIn('Google', person)).account.id).toBe(id);
  });

  it('takes a browser in which a letter was opened, or a passkey: whoever knows the password alone links none', async () => {
    const { id, email, person } = await anOwner('Google');
    await unlink(id, byPassword);
    await expect(linkAs(id, person, { inOwnersBrowser: false })).rejects.toThrow('EMAIL_CONFIRMATION_REQUIRED');
    expect(await world.identity.query(`select email from mailed_link where account_id = $1 and purpose = 'activation'`, [id])).toEqual([{ email }]);
    await world.identity.query('update account set has_passkey = true where id = $1', [id]);
    await linkAs(id, person, { inOwnersBrowser: false });
  });

  it('takes a session that goes on', async () => {
    const { id, person } = await anOwner('Google');
    const ended = aSession();
    await unlink(id, byPassword);
    await expect(linkAs(id, person, { sessionId: ended })).rejects.toThrow('UNAUTHORIZED');
  });

  it('S21: takes the account’s own address there, and a token that has done no work', async () => {
    const { id, email, person } = await anOwner('Google');
    await unlink(id, byPassword);
    await expect(linkAs(id, aPerson())).rejects.toThrow('EMAIL_VALIDATION_FAILED');
    const unproven = await world.token('Google', person, 'unverified');
    await expect(link(id, 'Google', unproven)).rejects.toThrow('EMAIL_VALIDATION_FAILED');
    const token = await world.token('Google', person);
    await link(id, 'Google', token);
    await expect(link(id, 'Google', token)).rejects.toThrow('INVALID_GOOGLE_TOKEN');
    await expect(linkAs(id, aPerson({ email }))).rejects.toThrow('PROVIDER_ALREADY_LINKED');
  });

  it('is also for addresses that the provider knows from once, as Facebook’s: its owner is here', async () => {
    const facebook = world.facebookPerson();
    const { id } = await world.identity.imported({ email: facebook.email ?? '' });
    await link(id, 'Facebook', world.graph.accessToken(facebook.id));
    expect((await world.signIn('Facebook', world.graph.accessToken(facebook.id), facebook.email)).account.id).toBe(id);
  });

  it('is nothing that others of that provider wait for, with accounts of their own', async () => {
    const { id } = await anOwner('Google');
    await unlink(id, byPassword);
    expect((await anOwner('Google')).id).not.toBe(id);
  });
});
