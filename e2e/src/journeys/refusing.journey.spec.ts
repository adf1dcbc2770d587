import * as contracts from '@pusula/contracts';
import { aPublic, aUser, type BadCall, badCalls, type GoodCall } from '@pusula/service-kit/testing';
import { apiOf } from '../api.ts';
import { DEMO_EMAILS, DEMO_PASSWORD, expect, test } from './fixtures.ts';

const ID = '01k00000000000000000000000';
const admin = aUser({ id: ID, role: 'admin' });

/** One good call of every endpoint that visitors and admins reach most; the table of bad ones is made from these and the contracts. */
const GOOD: readonly GoodCall[] = [
  {
    endpoint: contracts.search,
    caller: aPublic,
    input: { keyword: 'uyku', language: 'tr', city: 'Ankara', cities: [], country: 'TR', categoryIds: [], page: 1, pageSize: 10 },
  },
  { endpoint: contracts.suggest, caller: aPublic, input: { keyword: 'uy', language: 'tr' } },
  { endpoint: contracts.getCategories, caller: aPublic, input: { language: 'tr', useCache: 'true' } },
  { endpoint: contracts.getCategoryById, caller: aPublic, input: { id: ID, language: 'tr', useCache: 'true' } },
  { endpoint: contracts.getCoachById, caller: aPublic, input: { id: ID, language: 'tr' } },
  { endpoint: contracts.isUserExist, caller: aPublic, input: { email: 'nobody@example.com' } },
  { endpoint: contracts.login, caller: aPublic, input: { authenticationType: 'Basic', email: 'nobody@example.com', password: 'x' } },
  { endpoint: contracts.registerToken, caller: aPublic, input: { email: 'nobody@example.com' } },
  { endpoint: contracts.refreshToken, caller: aPublic, input: { token: 'x', tokenType: 'Public' } },
  {
    endpoint: contracts.createCategory,
    caller: admin,
    input: { category: { parentId: '0', nameTr: 'Deneme', nameEn: 'Trial', descriptionTr: '', descriptionEn: '', status: 'active' } },
  },
  { endpoint: contracts.updateCategory, caller: admin, input: { category: { id: ID, nameTr: 'Deneme' } } },
  { endpoint: contracts.deleteCategory, caller: admin, input: { id: ID } },
];

/** Tokens of every kind of caller, from the product itself. */
async function tokensOf(url: string): Promise<(caller: contracts.Caller) => string | undefined> {
  const api = apiOf(url);
  const visitor = (await api(contracts.publicToken, {})).token;
  const registering = (await api(contracts.registerToken, { email: 'new@example.com' })).token;
  const people = new Map<string, string>();
  for (const [role, email] of Object.entries(DEMO_EMAILS))
    people.set(role, (await api(contracts.login, { email, password: DEMO_PASSWORD })).token);
  return (caller) => {
    if (caller.type === 'Public') return visitor;
    if (caller.type === 'Register') return registering;
    return caller.type === 'User' ? people.get(caller.role) : undefined;
  };
}

async function answerTo(url: string, call: BadCall, token: string | undefined): Promise<{ status: number; errorMessage?: string }> {
  const headers = { ...call.init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(url + call.path, { ...call.init, method: call.method, headers });
  return { status: response.status, ...((await response.json()) as object) };
}

/** Bad input through the gateway, made from the contracts; no page takes part, so no language does. */
for (const good of GOOD)
  test(`S4: ${good.endpoint.method} ${good.endpoint.path} answers every wrong caller and every bad input with its code`, async ({
    url,
  }) => {
    const tokenOf = await tokensOf(url);
    const needsToken = good.endpoint.tokens.length > 0 && !good.endpoint.tokens.includes('None');
    // Services are callers inside only; a call that needs no token cannot miss one.
    const table = badCalls(good).filter(({ caller }) => (caller === null ? needsToken : caller.type !== 'Service'));
    expect(table.length).toBeGreaterThan(3);
    const wrong: string[] = [];
    for (const call of table) {
      const { status, errorMessage } = await answerTo(url, call, call.caller === null ? undefined : tokenOf(call.caller));
      if (status >= 500 || !call.codes.includes(errorMessage as contracts.ErrorCode)) wrong.push(`${call.why}: ${status} ${errorMessage}`);
    }
    expect(wrong).toEqual([]);
  });
