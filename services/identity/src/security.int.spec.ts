import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, aUser, badCallProblems, badCallsByRoute, callerProblems, callersByRoute } from '@pusula/service-kit/testing';
import { GOOD_CALLS } from './good-calls.testing.ts';
import { type IdentityUnderTest, ids, startIdentity } from './identity.testing.ts';

let identity: IdentityUnderTest['test'];
let under: IdentityUnderTest;
beforeAll(async () => {
  under = await startIdentity();
  identity = under.test;
});
afterAll(() => under?.stop());

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('identity'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(identity, calls)).toEqual([]);
  });
});

describe('S12: bad calls', () => {
  it.each(badCallsByRoute(GOOD_CALLS))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(identity, calls)).toEqual([]);
  });

  it.each([
    "' or '1'='1",
    'x@example.com\u0000',
    'a@b.c>,evil@d.e',
    '"; drop table account; --@example.com',
    'ğ@exämple.com',
    `${'x'.repeat(250)}@example.com`,
  ])('the address %j is no more than an address', async (email) => {
    const { status } = await identity.send(aPublic, 'POST', '/api/auth/is-user-exist', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect([400, 404]).toContain(status);
  });
});

describe('a provider that this installation does not have', () => {
  const [id, email] = [ids.next(), 'a@example.com'];
  const unknown = ['Google', 'Facebook', 'Microsoft', 'Apple'] as const;
  it.each(unknown)('(%s) is PROVIDER_NOT_CONFIGURED, and offered as such', async (authenticationType) => {
    const asVisitor = identity.callAs(aPublic);
    const token = 'x';
    const refused = [
      asVisitor(contracts.startSocial, { authenticationType }),
      asVisitor(contracts.socialProfile, { authenticationType, token }),
      identity.callAs(aUser({ id }))(contracts.signOutOfProvider, { authenticationType, token }),
      under.ask(contracts.verifyProviderToken, { authenticationType, token, email }),
    ];
    for (const call of refused) await expect(call).rejects.toThrow('PROVIDER_NOT_CONFIGURED');
    const { providers } = await asVisitor(contracts.providers, {});
    expect(providers).toContainEqual({ authenticationType, isConfigured: false });
  });

  it('has nobody erased', async () => {
    const init = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'signed_request=a.b' };
    const { body } = await identity.send(aPublic, 'POST', '/api/auth/facebook-data-deletion', init);
    expect(body.errorMessage).toBe('PROVIDER_NOT_CONFIGURED');
  });
});
