import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, aUser } from '@pusula/service-kit/testing';
import { ids } from '../identity.testing.ts';
import type { ProviderPerson } from '../testing/index.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from './social.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

describe('starting', () => {
  it.each([
    ['Google', 'openid email profile', 'id_token', 'fragment'],
    ['Microsoft', 'openid email profile', 'id_token', 'fragment'],
    ['Apple', 'name email', 'code id_token', 'form_post'],
  ] as const)('leads to %s with a state and a nonce of its own', async (type, scope, responseType, responseMode) => {
    const start = () => world.identity.test.callAs(aPublic)(contracts.startSocial, { authenticationType: type });
    const [one, two] = [await start(), await start()];
    const url = new URL(one.authorizeUrl);
    expect(url.pathname).toBe('/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: `our-${type}-id`,
      redirect_uri: 'http://localhost:8080/signin/callback',
      response_type: responseType,
      response_mode: responseMode,
      scope,
      state: one.state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(one.state).not.toBe(two.state);
    expect(url.searchParams.get('nonce')).not.toBe(new URL(two.authorizeUrl).searchParams.get('nonce'));
  });

  it('leads to Facebook’s dialog', async () => {
    const { authorizeUrl, state } = await world.identity.test.callAs(aPublic)(contracts.startSocial, { authenticationType: 'Facebook' });
    expect(authorizeUrl).toMatch(`${world.graph.url}/dialog/oauth?`);
    expect(Object.fromEntries(new URL(authorizeUrl).searchParams)).toEqual({
      client_id: 'our-app',
      redirect_uri: 'http://localhost:8080/signin/callback',
      response_type: 'token',
      scope: 'email,public_profile',
      display: 'popup',
      state,
    });
  });

  it('answers with a token that the page hands to the popup’s address', async () => {
    const person = aPerson();
    world.google.people.push(person);
    const { authorizeUrl, state } = await world.identity.test.callAs(aPublic)(contracts.startSocial, { authenticationType: 'Google' });
    const response = await fetch(`${authorizeUrl}&person=${person.sub}`, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    const answer = new URLSearchParams(back.hash.slice(1));
    expect([back.pathname, answer.get('state')]).toEqual(['/signin/callback', state]);
    expect((await world.profileOf('Google', answer.get('id_token') ?? '')).profile.email).toBe(person.email);
  });

  it('says which providers there are', async () => {
    const { providers } = await world.identity.test.callAs(aPublic)(contracts.providers, {});
    expect(providers.map(({ authenticationType, isConfigured }) => [authenticationType, isConfigured])).toEqual([
      ['Google', true],
      ['Facebook', true],
      ['Microsoft', true],
      ['Apple', true],
      ['Demo', false],
    ]);
  });
});

describe('a profile', () => {
  it('shows given names, or splits the display name on its first space', async () => {
    const plain = aPerson({ picture: 'https://pictures.example/a.jpg' });
    const named = aPerson({ given_name: 'Deniz Su', family_name: 'Kaya' });
    const single = aPerson({ name: 'Deniz' });
    const names = async (person: ProviderPerson) => {
      const { profile } = await world.profileOf('Google', await world.token('Google', person));
      return [profile.firstName, profile.lastName];
    };
    expect([await names(plain), await names(named), await names(single)]).toEqual([
      ['Deniz', 'Su Kaya'],
      ['Deniz Su', 'Kaya'],
      ['Deniz', ''],
    ]);
    expect(await world.profileOf('Google', await world.token('Google', plain))).toEqual({
      isUserExist: false,
      profile: {
        firstName: 'Deniz',
        middleName: '',
        lastName: 'Su Kaya',
        email: plain.email,
        imageUrl: 'https://pictures.example/a.jpg',
        gender: null,
        facebook: '',
        website: '',
      },
    });
  });

  it.each([
    ['female', 'Female'],
    ['male', 'Male'],
    ['nonbinary', 'Male'],
    [undefined, null],
  ])('of Facebook’s maps the gender %s to %s', async (gender, mapped) => {
    const person = world.facebookPerson({
      ...(gender ? { gender } : {}),
      middle_name: 'Su',
      link: 'https://facebook.com/deniz',
      website: 'deniz.example',
    });
    const { profile } = await world.profileOf('Facebook', world.graph.accessToken(person.id));
    expect(profile).toEqual({
      firstName: 'Deniz',
      middleName: 'Su',
      lastName: 'Kaya',
      email: person.email,
      imageUrl: 'https://pictures.example/deniz.jpg',
      gender: mapped,
      facebook: 'https://facebook.com/deniz',
      website: '',
    });
  });

  it('tells whether there is an account, by its link and by its address', async () => {
    const person = aPerson();
    const { email } = await world.identity.imported();
    expect((await world.profileOf('Google', await world.token('Google', person))).isUserExist).toBe(false);
    expect((await world.profileOf('Google', await world.token('Google', { ...person, email }))).isUserExist).toBe(true);
    await world.registered('Google', await world.token('Google', person), person.email);
    expect((await world.profileOf('Google', await world.token('Google', { ...person, email: 'moved@example.com' }))).isUserExist).toBe(
      true,
    );
  });
});

describe('signing out of a provider', () => {
  const signOut = (id: string, authenticationType: contracts.SocialProvider, token: string) =>
    world.identity.test.callAs(aUser({ id }))(contracts.signOutOfProvider, { authenticationType, token });

  it('takes Google’s token back and names its sign-out page', async () => {
    const { endSessionUrl } = await signOut(ids.next(), 'Google', 'a-token-of-google');
    expect(world.google.server.revoked()).toContain('a-token-of-google');
    expect(endSessionUrl).toBe(
      `${world.google.server.issuer}/signed-out?client_id=our-Google-id&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A8080%2Fsignin%2Fcallback`,
    );
  });

  it('leaves Facebook as the person who is linked', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    expect(await signOut(account.id, 'Facebook', world.graph.accessToken(person.id))).toEqual({ endSessionUrl: null });
    expect(world.graph.left()).toContain(person.id);
  });

  it.each([500, 'hang'] as const)('never fails because of the provider (%s)', async (how) => {
    const limit = jest.replaceProperty(contracts.SERVER_LIMITS as { providerTimeoutMs: number }, 'providerTimeoutMs', 500);
    world.google.server.fail(how);
    expect(await signOut(ids.next(), 'Google', 'a-token')).toEqual({ endSessionUrl: null });
    limit.restore();
  });
});

describe('a provider that is away', () => {
  /** Which has asked no provider for its keys yet. */
  let fresh: SocialUnderTest;
  beforeAll(async () => {
    fresh = await startSocialWorld();
  });
  afterAll(() => fresh?.stop());

  it.each(['Google', 'Microsoft', 'Apple'] as const)('(%s) is SERVICE_UNAVAILABLE, and serves when it is back', async (type) => {
    const token = await fresh.token(type, aPerson());
    fresh.of(type).fail(503);
    await expect(fresh.profileOf(type, token)).rejects.toThrow('SERVICE_UNAVAILABLE');
    fresh.behave();
    await expect(fresh.profileOf(type, token)).resolves.toBeDefined();
  });

  it('(Facebook) is SERVICE_UNAVAILABLE', async () => {
    const person = world.facebookPerson();
    const token = world.graph.accessToken(person.id);
    world.graph.fail(502);
    await expect(world.profileOf('Facebook', token)).rejects.toThrow('SERVICE_UNAVAILABLE');
  });
});
