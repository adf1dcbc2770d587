import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newUser } from '@pusula/contracts/testing';
import { eventually } from '@pusula/service-kit/testing';
import { callProductAt } from '../call-product.testing.ts';
import { codeOf } from '../console/console.testing.ts';
import { MEMBERS, PASSWORD, populate, type Somebody } from '../console/people.testing.ts';
import { type ProductUnderTest, startProductUnderTest } from '../product.testing.ts';

const NEW_PASSWORD = 'Kestane-Kebap-7!';
const STRANGERS_PASSWORD = 'Yakamoz-Işığı-3!';
const [ONUR, SELIN] = MEMBERS as [Somebody, Somebody, ...Somebody[]];

/** Strangers with any number of network addresses against the product with its ordinary limits. */
describe('strangers', () => {
  let product: ProductUnderTest;
  beforeAll(async () => {
    product = await startProductUnderTest({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' }, prepare: populate });
  });
  afterAll(() => product?.stop());

  let networks = 0;
  const fromNewNetwork = (headers: Record<string, string> = {}) => {
    networks += 1;
    return callProductAt(product.url, { 'x-forwarded-for': `203.0.113.${networks}`, ...headers });
  };
  const visit = async (headers: Record<string, string> = {}) => {
    const call = fromNewNetwork(headers);
    return { call, token: (await call(contracts.publicToken, '', {})).token };
  };
  const signIn = async (email: string, password: string, headers: Record<string, string> = {}) =>
    fromNewNetwork(headers)(contracts.login, '', { authenticationType: 'Basic', email, password });
  /** As fetch sees it, with the cookie of the browser. */
  const signInBrowser = async (email: string, password: string) => {
    networks += 1;
    const reply = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${networks}` },
      body: JSON.stringify({ authenticationType: 'Basic', email, password }),
    });
    return { status: reply.status, cookie: reply.headers.get('set-cookie')?.split(';')[0] };
  };
  const register = async (email: string) => {
    const { call, token } = await visit();
    const { token: signUp } = await call(contracts.registerToken, token, { email });
    return call(contracts.register, signUp, {
      authenticationType: 'Basic',
      language: 'tr',
      user: newUser(email, { password: STRANGERS_PASSWORD }),
    });
  };
  const askForReset = async (email: string) => {
    const { call, token } = await visit();
    return codeOf(call(contracts.resetPasswordRequest, token, { email, language: 'tr' }));
  };
  const letters = async (): Promise<{ to: string; text: string }[]> => {
    const folder = join(product.stores.dataDir, 'mail');
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
    return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as { to: string; text: string }));
  };
  const lettersTo = async (email: string, said: RegExp) => (await letters()).filter(({ to, text }) => to === email && said.test(text));
  const linkTo = (email: string, page: string) =>
    eventually(async () => {
      const texts = (await lettersTo(email, new RegExp(`${page}[?#]`))).map(({ text }) => text);
      const found = new RegExp(`${page}#token=([\\w-]+)`).exec(texts.at(-1) ?? '')?.[1];
      if (!found) throw new Error(`no link to ${page}`);
      return found;
    });

  it('who guess passwords and ask for mails without end keep no owner out: a reset link comes, opens and lets in', async () => {
    const { email } = ONUR;
    const [name, host] = email.split('@');
    for (let turn = 0; turn < 6; turn += 1) {
      await codeOf(signIn(email, 'Yanlis1!'));
      await askForReset(`${name}+nobody-${turn}@${host}`);
      await register(`${name}+${turn}@${host}`);
      await codeOf(register(email));
    }
    expect(await codeOf(signIn(email, PASSWORD))).toBe('TOO_MANY_REQUESTS');

    expect(await askForReset(email)).toBeUndefined();
    const link = await linkTo(email, 'reset-password');
    // Meanwhile they go on, and their letters end none of the owner's.
    for (let turn = 0; turn < 8; turn += 1) expect(await askForReset(email)).toBeUndefined();
    const { call, token } = await visit();
    await call(contracts.resetPassword, token, { token: link, password: NEW_PASSWORD });
    expect(await codeOf(signIn(email, NEW_PASSWORD))).toBeUndefined();
    expect(await lettersTo(email, /reset-password#token=/)).toHaveLength(contracts.SERVER_LIMITS.mailedLinksPerAccount);
  });

  it('who guess keep nobody out of an open session, in a browser that is not known either', async () => {
    const { token } = await signIn(SELIN.email, PASSWORD);
    for (let turn = 0; turn < 6; turn += 1) await codeOf(signIn(SELIN.email, 'Yanlis1!'));
    expect(await codeOf(fromNewNetwork()(contracts.prove, token, { password: PASSWORD }))).toBeUndefined();
  });

  it('who registered an address collect no browsers: once its owner has come they have five guesses in all', async () => {
    const email = 'sonradan@pusula.example';
    await register(email);
    const cookies: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) cookies.push((await signInBrowser(email, STRANGERS_PASSWORD)).cookie ?? '');

    expect(await askForReset(email)).toBeUndefined();
    const { call, token } = await visit();
    await call(contracts.resetPassword, token, { token: await linkTo(email, 'reset-password'), password: NEW_PASSWORD });
    const codes = [];
    for (const cookie of cookies) codes.push(await codeOf(signIn(email, 'Yanlis1!', { cookie })));
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    // To activate, and to reset; of their sign-ins nobody was to hear. Then that the password was changed, and a welcome.
    await eventually(async () => expect(await lettersTo(email, /./)).toHaveLength(4));
  });

  it('who registered an address lose their session and what they asked for when its owner opens the letter of activation', async () => {
    const email = 'davetsiz@pusula.example';
    const { token: strangers } = await register(email);
    const activation = await linkTo(email, 'verify-account');
    await fromNewNetwork()(contracts.changeEmail, strangers, {
      email: 'davetsiz@evil.example',
      password: STRANGERS_PASSWORD,
      language: 'tr',
    });
    const change = await linkTo('davetsiz@evil.example', 'verify-account');

    const { call, token } = await visit();
    await call(contracts.verifyAccount, token, { token: activation, language: 'tr' });
    await eventually(async () => expect(await codeOf(fromNewNetwork()(contracts.openSessions, strangers, {}))).toBe('UNAUTHORIZED'));
    expect(await codeOf(call(contracts.verifyAccount, token, { token: change, language: 'tr' }))).toBe('TOKEN_NOT_FOUND');
  });
});
