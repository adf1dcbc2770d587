import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic } from '@pusula/service-kit/testing';
import { eventAbout, ids, NEW_PASSWORD } from '../identity.testing.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from '../social/social.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

describe('registering through a provider', () => {
  it.each(['Google', 'Microsoft', 'Apple'] as const)(
    'of proven addresses (%s) starts a verified account, and welcomes it',
    async (type) => {
      const person = aPerson();
      const { account } = await world.registered(type, await world.token(type, person), person.email?.toUpperCase());
      expect(account).toMatchObject({ isVerified: true, email: person.email });
      expect((await eventAbout(world.identity.welcomes, account.id)).email).toBe(person.email);
      expect(world.identity.links.about(account.id)).toBeUndefined();
      const again = await world.signIn(type, await world.token(type, person), person.email);
      expect(again.account.id).toBe(account.id);
      const { account: data } = await world.identity.ask(contracts.accountData, { id: account.id });
      expect([data.hasPassword, data.providers]).toEqual([
        false,
        [{ authenticationType: type, subject: person.sub, linkedAt: expect.stringMatching(/Z$/) }],
      ]);
      await expect(world.identity.ask(contracts.verifyCredentials, { email: account.email, password: '' })).rejects.toThrow(
        'INVALID_CREDENTIALS',
      );
    },
  );

  it('through Facebook waits for the mailed link', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    expect(account.isVerified).toBe(false);
    expect((await eventAbout(world.identity.links, account.id)).purpose).toBe('activation');
    expect((await world.signIn('Facebook', world.graph.accessToken(person.id), person.email)).account.id).toBe(account.id);
  });

  it.each([
    ['Google', { hd: undefined }],
    ['Apple', { is_private_email: undefined }],
  ] as const)('through %s with an address of somebody else’s mailboxes waits for the mailed link', async (type, claims) => {
    const person = aPerson(claims);
    const { account } = await world.registered(type, await world.token(type, person), person.email);
    expect(account.isVerified).toBe(false);
    expect((await eventAbout(world.identity.links, account.id)).purpose).toBe('activation');
    expect((await world.signIn(type, await world.token(type, person), person.email)).account.id).toBe(account.id);
  });

  it('twice as the same person, or with an address that is taken, is refused', async () => {
    const person = aPerson();
    await world.registered('Google', await world.token('Google', person), person.email);
    await expect(world.registered('Google', await world.token('Google', person), person.email)).rejects.toThrow('USER_ALREADY_EXIST');
    const moved = aPerson({ sub: person.sub });
    await expect(world.registered('Google', await world.token('Google', moved), moved.email)).rejects.toThrow('USER_ALREADY_EXIST');
    expect(await world.identity.query('select 1 from account where email = $1', [moved.email])).toEqual([]);
  });
});

describe('signing in for the first time', () => {
  it('H12: links nobody by an address that was the person’s once: another has it now', async () => {
    const owner = await world.identity.imported();
    const former = aPerson({ email: owner.email, hd: undefined });
    await expect(world.signIn('Google', await world.token('Google', former), owner.email)).rejects.toThrow('ACCOUNT_NOT_LINKED');
    expect(await world.identity.query('select 1 from linked_provider where subject = $1', [former.sub])).toEqual([]);
  });

  it('links a verified account by its proven address, keeps its password, tells its owner, and leaves an entry in the audit log', async () => {
    const owner = await world.identity.imported();
    const { account } = await world.signIn('Google', await world.token('Google', aPerson({ email: owner.email })), owner.email);
    expect(account.id).toBe(owner.id);
    expect(await eventAbout(world.identity.notices, owner.id)).toMatchObject({ notice: 'provider-linked', authenticationType: 'Google' });
    await expect(world.identity.ask(contracts.verifyCredentials, { email: owner.email, password: 'Deneme1!' })).resolves.toBeDefined();
    expect(world.identity.endings.about(owner.id)).toBeUndefined();
    const entries = await world.identity.query('select action from audit_entry where subject_id = $1', [owner.id]);
    expect(entries).toEqual([{ action: 'provider-linked' }]);
  });

  it('takes an account that was never verified away from whoever had registered the address', async () => {
    const stranger = world.facebookPerson();
    const email = stranger.email ?? '';
    const { account } = await world.registered('Facebook', world.graph.accessToken(stranger.id), email);
    const token = await world.identity.mailed(account.id, 'activation');
    const keptSessionId = '01k00000000000000000000000';
    const mine = await world.identity.ask(contracts.verifyProviderToken, {
      authenticationType: 'Google',
      token: await world.token('Google', aPerson({ email })),
      email,
      keptSessionId,
    });
    expect(mine.account).toMatchObject({ id: account.id, isVerified: true });
    expect(await eventAbout(world.identity.endings, account.id)).toMatchObject({ keptSessionId });
    await eventAbout(world.identity.welcomes, account.id);
    await expect(world.signIn('Facebook', world.graph.accessToken(stranger.id), email)).rejects.toThrow('ACCOUNT_NOT_LINKED');
    await expect(world.identity.ask(contracts.useLink, { token })).rejects.toThrow('TOKEN_NOT_FOUND');
  });

  it('drops the password of an account that was never verified', async () => {
    const email = `${ids.next()}@example.com`;
    const { account } = await world.identity.register({ email, password: NEW_PASSWORD });
    await world.signIn('Apple', await world.token('Apple', aPerson({ email })), email);
    await expect(world.identity.ask(contracts.verifyCredentials, { email, password: NEW_PASSWORD })).rejects.toThrow('INVALID_CREDENTIALS');
    expect((await eventAbout(world.identity.changes, account.id, ({ version }) => version === 2)).account.isVerified).toBe(true);
  });

  it('as the stranger is over once the owner of the address has chosen a password by mail', async () => {
    const stranger = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(stranger.id), stranger.email);
    await world.identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email: account.email, language: 'tr' });
    const token = await world.identity.mailed(account.id, 'password-reset');
    await world.identity.ask(contracts.setPasswordByLink, { token, password: NEW_PASSWORD });
    const again = () => world.signIn('Facebook', world.graph.accessToken(stranger.id), stranger.email);
    await expect(again()).rejects.toThrow('ACCOUNT_NOT_LINKED');
  });

  it.each<[string, (email: string, id: string) => Promise<unknown>]>([
    [
      'has chosen a password by mail',
      async (email, id) => {
        await world.identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
        const token = await world.identity.mailed(id, 'password-reset');
        await world.identity.ask(contracts.setPasswordByLink, { token, password: NEW_PASSWORD });
      },
    ],
    ['has signed in through a provider', async (email) => world.signIn('Google', await world.token('Google', aPerson({ email })), email)],
  ])('as a stranger whose letter of activation the owner has opened is over once that owner %s', async (_how, comes) => {
    const stranger = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(stranger.id), stranger.email);
    await world.identity.ask(contracts.useLink, { token: await world.identity.mailed(account.id, 'activation'), openedBy: null });
    await comes(account.email, account.id);
    const again = world.signIn('Facebook', world.graph.accessToken(stranger.id), stranger.email);
    await expect(again).rejects.toThrow('ACCOUNT_NOT_LINKED');
  });

  it('is no owner’s sign-in in a browser that opened a letter of another account, however the provider calls the person by now', async () => {
    const stranger = world.facebookPerson();
    const own = await world.identity.imported();
    const { account } = await world.registered('Facebook', world.graph.accessToken(stranger.id), stranger.email);
    const isOwnerKnownAfter = async (ownersBrowserOf: string) => {
      const token = world.graph.accessToken(stranger.id);
      const email = stranger.email ?? '';
      await world.identity.ask(contracts.verifyProviderToken, { authenticationType: 'Facebook', token, email, ownersBrowserOf });
      return (await world.identity.query('select is_owner_known as known from account where id = $1', [account.id]))[0]?.known;
    };
    expect([await isOwnerKnownAfter(own.id), await isOwnerKnownAfter(account.id)]).toEqual([false, false]);
    await world.identity.ask(contracts.useLink, { token: await world.identity.mailed(account.id, 'activation'), openedBy: null });
    expect([await isOwnerKnownAfter(own.id), await isOwnerKnownAfter(account.id)]).toEqual([false, true]);
  });

  it('through Facebook never links by the address', async () => {
    const person = world.facebookPerson();
    await world.identity.imported({ email: person.email ?? '' });
    const sign = () => world.signIn('Facebook', world.graph.accessToken(person.id), person.email);
    await expect(sign()).rejects.toThrow('ACCOUNT_NOT_LINKED');
  });

  it('as a second person of the same provider is refused', async () => {
    const person = aPerson();
    await world.registered('Google', await world.token('Google', person), person.email);
    const other = aPerson({ email: person.email ?? '' });
    await expect(world.signIn('Google', await world.token('Google', other), person.email)).rejects.toThrow('ACCOUNT_NOT_LINKED');
  });

  it('follows the person, not the address', async () => {
    const person = aPerson();
    const { account } = await world.registered('Google', await world.token('Google', person), person.email);
    const moved = `${ids.next()}@example.com`;
    expect((await world.signIn('Google', await world.token('Google', { ...person, email: moved }), moved)).account).toEqual(account);
  });

  it.each(['disabled', 'deleted'] as const)('is refused for a %s account', async (status) => {
    const owner = await world.identity.imported({ status });
    await expect(world.signIn('Google', await world.token('Google', aPerson({ email: owner.email })), owner.email)).rejects.toThrow(
      'ACCOUNT_DISABLED',
    );
  });
});
