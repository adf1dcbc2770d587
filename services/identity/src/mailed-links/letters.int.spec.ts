import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { mailedLinksAt } from './mailed-links.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { setPassword, activate, requestReset } = mailedLinksAt(() => identity);

describe('S7: letters', () => {
  const lettersTo = async (email: string) =>
    (await identity.query('select count(*)::int as sent from mailed_link where email = $1', [email]))[0]?.sent;
  const inWindow = () => identity.test.clock.advance(contracts.SERVER_LIMITS.mailedLinksWindowMs);

  it('with a reset link are five in fifteen minutes, however often and by whomever they are asked for; all are answered alike', async () => {
    const { email, id } = await identity.imported();
    const answers = await Promise.all(Array.from({ length: 12 }, () => requestReset(email)));
    expect([answers, await lettersTo(email)]).toEqual([Array.from({ length: 12 }, () => ({})), 5]);
    await expect(setPassword(await identity.mailed(id, 'password-reset'))).resolves.toBeDefined();
    inWindow();
    await requestReset(email);
    expect(await lettersTo(email)).toBe(6);
  });

  it('come again for an owner who has opened one, whatever others had asked for before', async () => {
    const { email, id } = await identity.imported();
    for (let turn = 0; turn < 7; turn += 1) await requestReset(email);
    await setPassword(await identity.mailed(id, 'password-reset'));
    await requestReset(email);
    expect(await lettersTo(email)).toBe(6);
  });

  it('are kept from no owner by what strangers have had sent to their inbox, or to nobody', async () => {
    const name = ids.next();
    const owner = await identity.imported({ email: `${name}@example.com` });
    for (let turn = 0; turn < 6; turn += 1) {
      await expect(requestReset(`${name}+nobody-${turn}@example.com`)).rejects.toThrow('USER_NOT_FOUND');
      await identity.register({ email: `${name}+${turn}@example.com` });
    }
    await requestReset(owner.email);
    expect(await lettersTo(owner.email)).toBe(1);
  });

  it('to accounts that nobody has proven share an inbox: five, and a first one for each', async () => {
    const name = ids.next();
    const emails = Array.from({ length: 7 }, (_, place) => `${name}+${place}@example.com`);
    for (const email of emails) await identity.register({ email });
    for (const email of emails) await activate(email);
    expect(await Promise.all(emails.map(lettersTo))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    inWindow();
    for (const email of emails) await activate(email);
    expect(await Promise.all(emails.map(lettersTo))).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('are no more for whoever erases the account that had them sent, and registers another', async () => {
    const inbox = `${ids.next()}@example.com`;
    const naming = async () => {
      const { account } = await identity.register({ password: NEW_PASSWORD });
      const change = { id: account.id, email: inbox, password: NEW_PASSWORD, language: 'tr' } as const;
      const sent = await identity.ask(contracts.requestEmailChange, change).then(
        () => 'sent',
        (refusal) => String(refusal),
      );
      await identity.ask(contracts.eraseAccount, { id: account.id, authenticationType: 'Basic', password: NEW_PASSWORD });
      return sent;
    };
    const outcomes = [];
    for (let turn = 0; turn < 7; turn += 1) outcomes.push(await naming());
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('sent'));
    for (const refused of outcomes.slice(5)) expect(refused).toContain('TOO_MANY_REQUESTS');
    expect(JSON.stringify(await identity.query('select * from counted_letter'))).not.toContain(inbox);
    inWindow();
    expect(await naming()).toBe('sent');
  });

  it('are kept from nobody by what other ways of writing their address were sent, even before anything is proven', async () => {
    const name = ids.next();
    const mine = `${name}@example.com`;
    const { account } = await identity.register({ email: mine });
    inWindow();
    for (let turn = 0; turn < 12; turn += 1) await identity.register({ email: `${name}+${turn}@example.com` });
    await requestReset(mine);
    await activate(mine);
    expect(await lettersTo(mine)).toBe(3);
    await expect(setPassword(await identity.mailed(account.id, 'password-reset'))).resolves.toBeDefined();
  });

  it('to an address are ten, and a first one for each account of it, however often whoever registers it erases the account', async () => {
    const email = `${ids.next()}@example.com`;
    const sent: unknown[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { account } = await identity.register({ email, password: NEW_PASSWORD });
      await activate(email);
      sent.push(await lettersTo(email));
      await identity.ask(contracts.eraseAccount, { id: account.id, authenticationType: 'Basic', password: NEW_PASSWORD });
    }
    expect(sent).toEqual([2, 2, 2, 2, 2, 1, 1]);
  });

  it('for a new address are five from one account, wherever they go; a wrong password sends none and counts for nothing', async () => {
    const { id } = await identity.imported();
    const change = (password = PASSWORD) =>
      identity.ask(contracts.requestEmailChange, {
        id,
        email: `${ids.next()}@example.com`,
        password,
        language: 'tr',
        inOwnersBrowser: true,
      });
    for (let turn = 0; turn < 6; turn += 1) await expect(change('wrong')).rejects.toThrow('INVALID_CREDENTIALS');
    for (let turn = 0; turn < 5; turn += 1) await expect(change()).resolves.toEqual({});
    await expect(change()).rejects.toThrow('TOO_MANY_REQUESTS');
  });
});
