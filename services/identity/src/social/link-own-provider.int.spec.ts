import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventAbout } from '../identity.testing.ts';
import { byPassword, ownProvidersAt } from './own-providers.testing.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from './social.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

const { ask, aSession, signIn, factorsOf, unlink, anOwner } = ownProvidersAt(() => world);

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
    expect(await world.identity.query(`select email from mailed_link where account_id = $1 and purpose = 'activation'`, [id])).toEqual([
      { email },
    ]);
    await world.identity.query('update account set has_passkey = true where id = $1', [id]);
    await linkAs(id, person, { inOwnersBrowser: false, hasProvenKey: true });
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
    await expect(linkAs(id, aPerson({ email }))).rejects.toThrow('PROVIDER_ALREADY_LINKED');
    await unlink(id, byPassword);
    await expect(link(id, 'Google', token)).rejects.toThrow('INVALID_GOOGLE_TOKEN');
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
