import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, checkPassword } from '@pusula/contracts';
import { createLog } from '@pusula/service-kit/log';
import { aPublic, aUser } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, ids, startIdentity } from '../identity.testing.ts';

const logged: string[] = [];
let identity: IdentityUnderTest;
beforeAll(async () => {
  const log = createLog({ service: 'identity', level: 'trace', destination: { write: (line) => void logged.push(line) } });
  identity = await startIdentity({ log });
});
afterAll(() => identity?.stop());

const check = async (caller: Caller, password: string, more: { email?: string; givenName?: string; familyName?: string } = {}) =>
  (await identity.test.callAs(caller)(checkPassword, { password, ...more })).problems;

describe('a password that is being chosen', () => {
  it('is judged as it will be when it is set', async () => {
    expect(await check(aPublic, 'Password1!')).toEqual(['common']);
    expect(await check(aPublic, 'abc')).toEqual(['length', 'number', 'uppercase', 'special']);
    expect(await check(aPublic, 'Kayalık-42!')).toEqual([]);
    await expect(identity.register({ password: 'Password1!' })).rejects.toThrow('WEAK_PASSWORD');
  });

  it('must not be made of the address or the name that it will belong to', async () => {
    const email = 'yelkovankusu@example.com';
    expect(await check(aPublic, 'Yelkovankusu1!')).toEqual([]);
    expect(await check(aPublic, 'Yelkovankusu1!', { email })).toEqual(['common']);
    expect(await check({ type: 'Register', email }, 'Yelkovankusu1!')).toEqual(['common']);
    expect(await check(aUser({ id: ids.next(), email }), 'Yelkovankusu1!', { email: 'x@example.com' })).toEqual(['common']);
    expect(await check(aPublic, 'Mihrisah1!', { givenName: 'Mihrişah' })).toEqual(['common']);
    expect(await check(aPublic, 'Zorlubeyoglu1!', { familyName: 'Zorlubeyoğlu' })).toEqual(['common']);
  });

  it('S19: is written nowhere', async () => {
    await check(aPublic, 'Gizlikayalik-42!', { email: 'gizli@example.com', givenName: 'Gizlinur' });
    expect(logged.join()).not.toMatch(/gizli/i);
    const tables = await identity.query("select table_name as name from information_schema.tables where table_schema = 'public'");
    for (const { name } of tables) {
      const rows = await identity.query(`select t::text as row from ${String(name)} t`);
      expect(JSON.stringify(rows)).not.toMatch(/gizli/i);
    }
  });
});
