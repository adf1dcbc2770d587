import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic } from '@pusula/service-kit/testing';
import { eventAbout, ids, untilWaiting } from '../identity.testing.ts';
import { type SocialUnderTest, startSocialWorld } from '../social/social.testing.ts';
import { rowsAbout } from './erasure.testing.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

describe('Facebook’s wish to erase somebody', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const wish = async (signed: string) => {
    const body = new URLSearchParams({ signed_request: signed }).toString();
    const answer = await world.identity.test.send(aPublic, 'POST', '/api/auth/facebook-data-deletion', { headers, body });
    return answer.body as { success: boolean; errorMessage?: string; url: string; confirmation_code: string };
  };
  const statusOf = (code: string) => world.identity.test.callAs(aPublic)(contracts.dataDeletionStatus, { code });

  it('is granted at once, and can be asked after without naming anybody', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    await world.identity.ask(contracts.useLink, { token: await world.identity.mailed(account.id, 'activation') });
    const { url, confirmation_code: code } = await wish(world.graph.signedRequest({ user_id: person.id }));
    expect(url).toBe(`http://localhost:8080/data-deletion-status?code=${code}`);
    const now = world.identity.test.clock.now().toISOString();
    expect(await statusOf(code)).toMatchObject({ status: 'erasing', requestedAt: now, erasedAt: null });
    expect(await rowsAbout(world.identity, account.id)).toEqual([0, 0, 0, 0]);
    expect(await eventAbout(world.identity.notices, account.id)).toMatchObject({ notice: 'account-deleted', code });
  });

  it('about somebody who is unknown here is done already', async () => {
    const { confirmation_code } = await wish(world.graph.signedRequest({ user_id: 'nobody-of-ours' }));
    expect(await statusOf(confirmation_code)).toMatchObject({ status: 'erased', receipts: [] });
  });

  it('M2: erases nobody who has removed Facebook while it waited for the account', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    const { identity } = world;
    const { granted } = await identity.test.running.db.transaction(async (tx) => {
      await tx.query('select 1 from account where id = $1 for update', [account.id]);
      const wished = wish(world.graph.signedRequest({ user_id: person.id }));
      await untilWaiting(identity, 1);
      await tx.query('delete from linked_provider where account_id = $1', [account.id]);
      return { granted: wished };
    });
    expect(await statusOf((await granted).confirmation_code)).toMatchObject({ status: 'erased', receipts: [] });
    expect((await rowsAbout(world.identity, account.id))[0]).toBe(1);
  });

  it('about the last administrator waits for an operator', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    await world.identity.query(`update account set user_type = 'member' where user_type = 'admin'`);
    await world.identity.query(`update account set user_type = 'admin', is_verified = true where id = $1`, [account.id]);
    const { confirmation_code } = await wish(world.graph.signedRequest({ user_id: person.id }));
    expect(await statusOf(confirmation_code)).toMatchObject({ status: 'received', erasedAt: null, receipts: [] });
    expect((await rowsAbout(world.identity, account.id))[0]).toBe(1);
    await world.identity.imported({ userType: 'admin' });
    await wish(world.graph.signedRequest({ user_id: person.id }));
    expect((await statusOf(confirmation_code)).status).toBe('erasing');
  });

  it('that Facebook did not sign is refused, and erases nobody', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    const good = world.graph.signedRequest({ user_id: person.id });
    const [signature = '', payload = ''] = good.split('.');
    const bad = [
      world.graph.signedRequest({ user_id: person.id }, 'another-secret'),
      `${signature}.${Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '1' })).toString('base64url')}`,
      world.graph.signedRequest({ user_id: person.id, algorithm: 'none' }),
      `.${payload}`,
      payload,
      `${good}.x`,
      'nonsense',
    ];
    for (const signed of bad) expect((await wish(signed)).errorMessage).toBe('INVALID_FACEBOOK_TOKEN');
    expect((await wish(world.graph.signedRequest({}))).errorMessage).toBe('INVALID_FACEBOOK_ID');
    expect((await rowsAbout(world.identity, account.id))[0]).toBe(1);
  });

  it('with a code that nobody was given is not found', async () => {
    await expect(statusOf(ids.next())).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(statusOf('x')).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});
