import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import { eventually } from '@pusula/service-kit/testing';
import { callProductAt } from '../call-product.testing.ts';
import { codeOf } from '../console/console.testing.ts';
import { populate } from '../console/people.testing.ts';
import { PROVIDER_PEOPLE } from '../demo/sign-in-provider/people.ts';
import { type ProductUnderTest, startProductUnderTest } from '../product.testing.ts';

const PASSWORD = 'Kestane-Kebap-7!';
const Demo = { authenticationType: 'Demo' } as const;

/** Whoever has the account at a provider that somebody has once signed in by: a former employer, say. */
describe('a provider that its owner wants no more', () => {
  let product: ProductUnderTest;
  beforeAll(async () => {
    product = await startProductUnderTest({ env: {}, hasDemoProvider: true, prepare: populate });
  });
  afterAll(() => product?.stop());

  const tokenOf = async (sub: string): Promise<string> => {
    const { authorizeUrl } = await product.call(contracts.startSocial, await product.visitor(), Demo);
    const { origin, searchParams } = new URL(authorizeUrl);
    const body = new URLSearchParams([...searchParams, ['person', sub]]);
    const reply = await fetch(`${origin}/decision`, { method: 'POST', body, redirect: 'manual' });
    return new URLSearchParams(new URL(reply.headers.get('location') ?? '').hash.slice(1)).get('id_token') ?? '';
  };
  const byProvider = async (sub: string, email: string) => product.call(contracts.login, '', { ...Demo, token: await tokenOf(sub), email });
  const byPassword = (email: string) => product.call(contracts.login, '', { authenticationType: 'Basic', email, password: PASSWORD });
  const linkTo = (email: string, page: string) =>
    eventually(async () => {
      const folder = join(product.stores.dataDir, 'mail');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
      const letters = await Promise.all(
        files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as { to: string; text: string }),
      );
      const found = letters
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => new RegExp(`${page}#token=([\\w-]+)`).exec(text)?.[1] ?? []);
      const last = found.at(-1);
      if (last === undefined) throw new Error(`no link to ${page}`);
      return last;
    });

  /** Somebody who has signed up by the provider, and then chosen a password by mail. */
  async function anOwner(place: number) {
    const { sub, email } = PROVIDER_PEOPLE[place] ?? { sub: '', email: '' };
    const visitor = await product.visitor();
    const { token: wizard } = await product.call(contracts.registerToken, visitor, { email });
    await product.call(contracts.register, wizard, { ...Demo, token: await tokenOf(sub), user: newUser(email), language: 'tr' });
    await product.call(contracts.resetPasswordRequest, visitor, { email, language: 'tr' });
    // As a browser sees it, with the cookie by which the product knows it again.
    const opened = await fetch(`${product.url}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${visitor}` },
      body: JSON.stringify({ token: await linkTo(email, 'reset-password'), password: PASSWORD }),
    });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { sub, email, token: (await byPassword(email)).token, inOwnersBrowser: callProductAt(product.url, { cookie }) };
  }

  it('L12: opens, reads and erases the account no more once it is removed, also with sessions and tokens from before', async () => {
    const { sub, email, token } = await anOwner(0);
    const theirs = await byProvider(sub, email);
    const kept = await tokenOf(sub);
    expect(await codeOf(product.call(contracts.getCurrentUser, theirs.token, {}))).toBeUndefined();

    await product.call(contracts.unlinkProvider, token, { ...Demo, password: PASSWORD });
    expect(await codeOf(product.call(contracts.getCurrentUser, theirs.token, {}))).toBe('UNAUTHORIZED');
    expect(await codeOf(product.call(contracts.deleteAccount, theirs.token, { ...Demo, token: kept }))).toBe('UNAUTHORIZED');
    expect(await codeOf(product.call(contracts.login, '', { ...Demo, token: kept, email }))).toBe('ACCOUNT_NOT_LINKED');
    for (let turn = 0; turn < 3; turn += 1) expect(await codeOf(byProvider(sub, email))).toBe('ACCOUNT_NOT_LINKED');
    expect(await codeOf(product.call(contracts.deleteAccount, token, { ...Demo, token: await tokenOf(sub) }))).toBe('INVALID_CREDENTIALS');
    expect((await product.call(contracts.getCurrentUser, token, {})).user.email).toBe(email);
  });

  it('L12: is not in the way of its owner, who links it again', async () => {
    const { sub, email, token, inOwnersBrowser } = await anOwner(1);
    await inOwnersBrowser(contracts.unlinkProvider, token, { ...Demo, password: PASSWORD });
    expect(await codeOf(byProvider(sub, email))).toBe('ACCOUNT_NOT_LINKED');
    expect(await codeOf(product.call(contracts.linkProvider, token, { ...Demo, token: await tokenOf(sub) }))).toBe(
      'EMAIL_CONFIRMATION_REQUIRED',
    );
    await inOwnersBrowser(contracts.linkProvider, token, { ...Demo, token: await tokenOf(sub) });
    expect((await byProvider(sub, email)).user.email).toBe(email);
    expect((await product.call(contracts.passkeys, token, {})).providers).toMatchObject([Demo]);
  });

  it('L12: cannot remove what its owner comes in by: that takes the password', async () => {
    const { sub, email, token } = await anOwner(2);
    const theirs = await byProvider(sub, email);
    expect(await codeOf(product.call(contracts.unlinkProvider, theirs.token, Demo))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(product.call(contracts.getCurrentUser, token, {}))).toBeUndefined();
  });
});
