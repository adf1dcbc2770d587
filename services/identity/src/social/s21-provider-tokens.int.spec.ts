import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { createLog } from '@pusula/service-kit/log';
import { aNewUser, ids } from '../identity.testing.ts';
import { type GraphPerson, TOKEN_FAULTS } from '../testing/index.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from './social.testing.ts';

const lines: string[] = [];
let world: SocialUnderTest;
beforeAll(async () => {
  const log = createLog({ service: 'identity', level: 'debug', destination: { write: (line) => void lines.push(line) } });
  world = await startSocialWorld(log);
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

describe('S21: a token that proves nothing', () => {
  const codes = { Google: 'INVALID_GOOGLE_TOKEN', Microsoft: 'INVALID_PROVIDER_TOKEN', Apple: 'INVALID_PROVIDER_TOKEN' } as const;
  const table = (['Google', 'Microsoft', 'Apple'] as const).flatMap((type) => TOKEN_FAULTS.map((fault) => [type, fault] as const));

  it.each(table)('of %s (%s) is refused, and links nobody', async (type, fault) => {
    const owner = await world.identity.imported();
    const person = aPerson({ email: owner.email });
    const token = await world.token(type, person, fault);
    const isAboutAddress = fault === 'unverified' || fault === 'no-email';
    const noSubject = fault === 'no-subject' && type === 'Google';
    const code = isAboutAddress ? 'EMAIL_VALIDATION_FAILED' : noSubject ? 'GOOGLE_TOKEN_GET_ID_ERROR' : codes[type];
    await expect(world.signIn(type, token, owner.email)).rejects.toThrow(code);
    await expect(world.profileOf(type, token)).rejects.toThrow(code);
    const fresh = `${ids.next()}@example.com`;
    const newcomer = await world.token(type, aPerson({ email: fresh }), fault);
    await expect(world.registered(type, newcomer, fresh)).rejects.toThrow(code);
    expect(await world.identity.query('select 1 from linked_provider where subject = $1', [person.sub])).toEqual([]);
    expect(await world.identity.query('select 1 from account where email = $1', [fresh])).toEqual([]);
  });

  it.each(['', 'nonsense', 'a.b.c', `${'x'.repeat(4_000)}`])('such as %j is refused', async (token) => {
    await expect(world.signIn('Google', token, 'a@example.com')).rejects.toThrow(
      token === '' ? 'VALIDATION_FAILED' : 'INVALID_GOOGLE_TOKEN',
    );
  });

  it('made for another provider of ours is refused', async () => {
    const person = aPerson();
    await expect(world.signIn('Apple', await world.token('Google', person), person.email)).rejects.toThrow('INVALID_PROVIDER_TOKEN');
  });

  it('whose address is not the body’s is refused', async () => {
    const owner = await world.identity.imported();
    await expect(world.signIn('Google', await world.token('Google', aPerson()), owner.email)).rejects.toThrow('EMAIL_VALIDATION_FAILED');
    await expect(world.registered('Google', await world.token('Google', aPerson()), aNewUser().email)).rejects.toThrow(
      'EMAIL_VALIDATION_FAILED',
    );
  });

  it('of Microsoft is worth an address only from a tenant that proves them', async () => {
    const work = aPerson();
    const written = await world.token('Microsoft', { ...work, email_verified: true, xms_edov: undefined });
    await expect(world.profileOf('Microsoft', written)).rejects.toThrow('EMAIL_VALIDATION_FAILED');
    const owned = await world.token('Microsoft', { ...work, email_verified: undefined, xms_edov: true });
    expect((await world.profileOf('Microsoft', owned)).profile.email).toBe(work.email);
  });

  it('of Microsoft from a tenant that it does not name is refused', async () => {
    const person = aPerson({ tid: '11111111-2222-3333-4444-555555555555' });
    await expect(world.profileOf('Microsoft', await world.token('Microsoft', person))).rejects.toThrow('INVALID_PROVIDER_TOKEN');
    const noGuid = aPerson({ tid: '../common' });
    await expect(world.profileOf('Microsoft', await world.token('Microsoft', noGuid))).rejects.toThrow('INVALID_PROVIDER_TOKEN');
  });

  it.each([
    ['other-application', 'INVALID_FACEBOOK_TOKEN'],
    ['invalid', 'INVALID_FACEBOOK_TOKEN'],
    ['expired', 'INVALID_FACEBOOK_TOKEN'],
    ['no-user', 'INVALID_FACEBOOK_ID'],
    ['other-user', 'INVALID_FACEBOOK_ID'],
  ] as const)('of Facebook (%s) is refused', async (fault, code) => {
    const person = world.facebookPerson();
    const token = world.graph.accessToken(person.id);
    world.graph.misbehave(fault);
    await expect(world.profileOf('Facebook', token)).rejects.toThrow(code);
    await expect(world.registered('Facebook', token, person.email)).rejects.toThrow(code);
  });

  it('of Facebook without an address is refused', async () => {
    const { email: _email, ...person }: GraphPerson = world.facebookPerson();
    world.people.splice(world.people.indexOf(world.people.at(-1) as GraphPerson), 1, person);
    await expect(world.profileOf('Facebook', world.graph.accessToken(person.id))).rejects.toThrow('EMAIL_VALIDATION_FAILED');
  });
});

it('S21: a token of Facebook, which knows no attempts, signs in once, and is good for nothing else then', async () => {
  const person = world.facebookPerson();
  await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
  const token = world.graph.accessToken(person.id);
  await world.profileOf('Facebook', token);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => world.signIn('Facebook', token, person.email)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(world.profileOf('Facebook', token)).rejects.toThrow('INVALID_FACEBOOK_TOKEN');
  expect(JSON.stringify(await world.identity.query('select * from used_provider_token'))).not.toContain(token);
});

describe('an attempt', () => {
  it('is good for one sign-in, however many try at once', async () => {
    const person = aPerson();
    await world.registered('Google', await world.token('Google', person), person.email);
    const token = await world.token('Google', person);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => world.signIn('Google', token, person.email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(world.profileOf('Google', token)).rejects.toThrow('INVALID_GOOGLE_TOKEN');
  });

  it('serves a look at the profile, a sign-in that finds nobody, and then the registration', async () => {
    const person = aPerson();
    const token = await world.token('Google', person);
    await world.profileOf('Google', token);
    await expect(world.signIn('Google', token, person.email)).rejects.toThrow('USER_NOT_FOUND');
    await expect(world.registered('Google', token, person.email)).resolves.toBeDefined();
    await expect(world.signIn('Google', token, person.email)).rejects.toThrow('INVALID_GOOGLE_TOKEN');
  });

  it('ends after ten minutes, and is kept as a hash', async () => {
    const token = await world.token('Google', aPerson());
    expect(JSON.stringify(await world.identity.query('select * from social_attempt'))).not.toContain(world.secrets().at(-2));
    world.identity.test.clock.advance(contracts.SERVER_LIMITS.socialAttemptLifetimeMs);
    await expect(world.profileOf('Google', token)).rejects.toThrow('INVALID_GOOGLE_TOKEN');
  });

  it('of one provider is none of another', async () => {
    const nonce = await world.nonce('Google');
    const token = await world.of('Apple').idToken(aPerson(), nonce);
    await expect(world.profileOf('Apple', token)).rejects.toThrow('INVALID_PROVIDER_TOKEN');
  });
});

it('S19: no token, nonce or address of this file is in any log line', () => {
  expect(lines.length).toBeGreaterThan(50);
  const text = lines.join('');
  for (const secret of world.secrets()) expect(text.includes(secret)).toBe(false);
  expect(text).not.toMatch(/@example\.com/);
});
