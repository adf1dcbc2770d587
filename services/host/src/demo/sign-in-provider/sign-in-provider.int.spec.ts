import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import { identityConfig } from '@pusula/identity-service';
import { parseConfig } from '@pusula/service-kit/config';
import { type ProductUnderTest, startProductUnderTest } from '../../product.testing.ts';
import { PROVIDER_PEOPLE } from './people.ts';

let product: ProductUnderTest;
beforeAll(async () => {
  product = await startProductUnderTest({ env: {}, hasDemoProvider: true, prepare: async () => undefined });
});
afterAll(() => product?.stop());

const Demo = { authenticationType: 'Demo' } as const;
const [ipek] = PROVIDER_PEOPLE;
const start = async () => {
  const visitor = await product.visitor();
  return { visitor, ...(await product.call(contracts.startSocial, visitor, Demo)) };
};
/** Opens the provider's page as a popup does, and presses somebody's name there. @returns what the popup comes back with */
async function choose(authorizeUrl: string, person: string): Promise<{ to: URL; answer: URLSearchParams }> {
  const page = await (await fetch(authorizeUrl)).text();
  const fields = [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  const body = new URLSearchParams([...fields, ['person', person]] as [string, string][]);
  const reply = await fetch(new URL('/decision', authorizeUrl), { method: 'POST', body, redirect: 'manual' });
  const to = new URL(reply.headers.get('location') ?? '');
  return { to, answer: new URLSearchParams(to.hash.slice(1)) };
}

describe('the demo’s sign-in provider', () => {
  it('is the only one that is offered, and says in both languages what it is', async () => {
    const { providers } = await product.call(contracts.providers, await product.visitor(), {});
    expect(providers.filter(({ isConfigured }) => isConfigured)).toEqual([{ ...Demo, isConfigured: true }]);
    const page = await (await fetch((await start()).authorizeUrl)).text();
    for (const words of ['Gerçek bir hizmet değildir', 'Not a real service', 'İpek Tanyeri']) expect(page).toContain(words);
  });

  it('leads a newcomer through sign-up, and back in and out again, like any other', async () => {
    const { visitor, authorizeUrl, state } = await start();
    const { to, answer } = await choose(authorizeUrl, 'demo-1');
    expect([to.pathname, answer.get('state')]).toEqual(['/signin/callback', state]);
    const token = answer.get('id_token') ?? '';
    const found = await product.call(contracts.socialProfile, visitor, { ...Demo, token });
    expect(found).toMatchObject({
      isUserExist: false,
      profile: { firstName: ipek?.given_name, lastName: ipek?.family_name, email: ipek?.email },
    });
    const email = String(ipek?.email);
    const { token: wizard } = await product.call(contracts.registerToken, visitor, { email });
    const registered = await product.call(contracts.register, wizard, {
      ...Demo,
      token,
      user: newUser(email, { firstName: 'İpek', lastName: 'Tanyeri' }),
      language: 'tr',
    });
    expect(registered.user).toMatchObject({ email, isVerified: true });

    const again = await start();
    const { answer: second } = await choose(again.authorizeUrl, 'demo-1');
    const proof = { ...Demo, token: second.get('id_token') ?? '' };
    const session = await product.call(contracts.login, again.visitor, { ...proof, email });
    expect(session.user.id).toBe(registered.user.id);
    const { endSessionUrl } = await product.call(contracts.signOutOfProvider, session.token, proof);
    const farewell = await fetch(endSessionUrl ?? '', { redirect: 'manual' });
    expect(farewell.headers.get('location')).toBe(`${to.origin}/signin/callback`);
  });

  it('hands nothing out to somebody who declines, nor to any other address', async () => {
    const { authorizeUrl, state } = await start();
    const { answer } = await choose(authorizeUrl, '');
    expect([...answer]).toEqual([
      ['error', 'access_denied'],
      ['state', state],
    ]);
    const elsewhere = new URL(authorizeUrl);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await fetch(elsewhere)).status).toBe(400);
    const body = new URLSearchParams({ client_id: 'pusula-demo', redirect_uri: 'https://evil.example/', person: 'demo-1' });
    expect((await fetch(new URL('/decision', authorizeUrl), { method: 'POST', body, redirect: 'manual' })).status).toBe(400);
  });

  it('S21: its token works once', async () => {
    const { visitor, authorizeUrl } = await start();
    const token = (await choose(authorizeUrl, 'demo-1')).answer.get('id_token') ?? '';
    const signIn = () => product.call(contracts.login, visitor, { ...Demo, token, email: String(ipek?.email) });
    await signIn();
    await expect(signIn()).rejects.toThrow('INVALID_PROVIDER_TOKEN');
  });
});

it('cannot be turned on in production', () => {
  const env = { NODE_ENV: 'production', DEMO_ISSUER: 'http://127.0.0.1:9', DEMO_CLIENT_ID: 'pusula-demo' };
  expect(() => parseConfig(env, identityConfig)).toThrow(
    /DEMO_CLIENT_ID: must not be set in production[\s\S]*DEMO_ISSUER: must not be set/,
  );
});
