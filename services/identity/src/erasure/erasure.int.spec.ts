import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { createLog } from '@pusula/service-kit/log';
import { aPublic, eventually, fakeClock, publish, silentLog } from '@pusula/service-kit/testing';
import { auditChain } from '../audit/entry.ts';
import { AUDIT_KEY, eventAbout, ids, NEW_PASSWORD, PASSWORD, untilWaiting } from '../identity.testing.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from '../social/social.testing.ts';
import { forgetOldRequests, reportOverdue } from './watch-erasures.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

type Proof = Partial<contracts.InputOf<typeof contracts.eraseAccount>>;
const eraseAs = (id: string, proof: Proof) => world.identity.ask(contracts.eraseAccount, { authenticationType: 'Basic', ...proof, id });
const rowsAbout = async (id: string) => {
  const { query } = world.identity;
  const tables = { account: 'id', mailed_link: 'account_id', linked_provider: 'account_id', removed_provider: 'account_id' };
  return Promise.all(
    Object.entries(tables).map(async ([table, column]) => (await query(`select 1 from ${table} where ${column} = $1`, [id])).length),
  );
};

describe('S22: an erased account', () => {
  it('leaves its id and version behind, and nothing that is personal', async () => {
    const { account } = await world.identity.register();
    const { email } = account;
    await world.identity.ask(contracts.useLink, { token: await world.identity.mailed(account.id, 'activation') });
    const { code, version } = await eraseAs(account.id, { password: NEW_PASSWORD });
    expect(version).toBe(3);
    expect(await rowsAbout(account.id)).toEqual([0, 0, 0, 0]);
    expect(await world.identity.query('select * from erased_account where id = $1', [account.id])).toEqual([
      { id: account.id, version: 3, seal: auditChain(AUDIT_KEY).sealOfErasure(account.id) },
    ]);
    expect(await eventAbout(world.identity.erasures, account.id)).toEqual({ id: account.id, version: 3 });
    expect(await eventAbout(world.identity.notices, account.id)).toMatchObject({
      notice: 'account-deleted',
      code,
      email,
      firstName: 'Ayşe',
    });
    const tables = await world.identity.query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
    await eventually(async () => {
      for (const { name } of tables) {
        const rows = await world.identity.query(`select * from "${name}"`);
        expect(JSON.stringify(rows)).not.toContain(email);
      }
    });
  });

  it('gives its address free, stays gone for links and imports, and is erased once', async () => {
    const account = await world.identity.imported();
    await eraseAs(account.id, { password: PASSWORD });
    await expect(eraseAs(account.id, { password: PASSWORD })).rejects.toThrow('USER_NOT_FOUND');
    expect(await world.identity.service.importAccounts([account])).toBe(0);
    await expect(world.identity.ask(contracts.verifyCredentials, { email: account.email, password: PASSWORD })).rejects.toThrow(
      'INVALID_CREDENTIALS',
    );
    await expect(world.identity.register({ email: account.email })).resolves.toBeDefined();
  });

  it('had its owner’s password', async () => {
    const { id } = await world.identity.imported();
    await expect(eraseAs(id, {})).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(eraseAs(id, { password: 'wrong' })).rejects.toThrow('INVALID_CREDENTIALS');
    expect(await rowsAbout(id)).toEqual([1, 0, 0, 0]);
  });

  it('is not erased by a password that its owner is replacing: one of the two is refused', async () => {
    for (let time = 0; time < 6; time += 1) {
      const { id } = await world.identity.imported();
      const change = { id, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptSessionId: ids.next() };
      const done = await Promise.allSettled([world.identity.ask(contracts.replacePassword, change), eraseAs(id, { password: PASSWORD })]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('without a password had a fresh token of its own provider', async () => {
    const person = aPerson();
    const { account } = await world.registered('Google', await world.token('Google', person), person.email);
    const token = await world.token('Google', person);
    const stranger = await world.token('Google', aPerson());
    await expect(eraseAs(account.id, { password: '' })).rejects.toThrow('INVALID_CREDENTIALS');
    await expect(eraseAs(account.id, { authenticationType: 'Google', token: stranger })).rejects.toThrow('INVALID_CREDENTIALS');
    const expired = await world.token('Google', person, 'expired');
    await expect(eraseAs(account.id, { authenticationType: 'Google', token: expired })).rejects.toThrow('INVALID_GOOGLE_TOKEN');
    await expect(eraseAs(account.id, { authenticationType: 'Google', token })).resolves.toMatchObject({ version: 2 });
    expect(await rowsAbout(account.id)).toEqual([0, 0, 0, 0]);
  });

  it('is not the last administrator’s, even when the last two leave at once', async () => {
    const admins = [await world.identity.imported({ userType: 'admin' }), await world.identity.imported({ userType: 'admin' })];
    const outcomes = await Promise.allSettled(admins.map(({ id }) => eraseAs(id, { password: PASSWORD })));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect(refused).toEqual(['LAST_ADMIN']);
  });
});

describe('S22: the status of an erasure', () => {
  const statusOf = (code: string) => world.identity.test.callAs(aPublic)(contracts.dataDeletionStatus, { code });
  const erased = async () => {
    const { id } = await world.identity.imported();
    return { id, ...(await eraseAs(id, { password: PASSWORD })) };
  };
  const answer = (id: string, service: contracts.Eraser, at: string, messageId?: string) =>
    publish(world.identity.test, contracts.RECEIPTS[service], id, { id, at }, messageId);
  const later = (minutes: number) => new Date(world.identity.test.clock.now().getTime() + minutes * 60_000).toISOString();

  it('names each service with its receipt, and is over with the last one', async () => {
    const { id, code } = await erased();
    const begun = world.identity.test.clock.now().toISOString();
    const missing = contracts.ERASERS.map((service) => ({ service, at: null }));
    expect(await statusOf(code)).toEqual({
      status: 'erasing',
      requestedAt: begun,
      erasedAt: null,
      receipts: [{ service: 'identity', at: begun }, ...missing],
    });
    const times = contracts.ERASERS.map((service, place) => ({ service, at: later(contracts.ERASERS.length - place) }));
    for (const { service, at } of times) await answer(id, service, at);
    const receipts = [{ service: 'identity', at: begun }, ...times];
    await eventually(async () =>
      expect(await statusOf(code)).toEqual({ status: 'erased', requestedAt: begun, erasedAt: times[0]?.at, receipts }),
    );
  });

  it('keeps the first receipt of a service, however often it answers', async () => {
    const { id, code } = await erased();
    await answer(id, 'mail', later(1), `first-${id}`);
    await answer(id, 'mail', later(1), `first-${id}`);
    await answer(id, 'mail', later(2));
    await answer(id, 'search', later(3));
    await eventually(async () =>
      expect((await statusOf(code)).receipts.filter(({ at }) => at !== null).map(({ at }) => at)).toEqual([
        world.identity.test.clock.now().toISOString(),
        later(3),
        later(1),
      ]),
    );
  });

  it('is reported to operators once when services have not answered for an hour, without a word about the person', async () => {
    const lines: string[] = [];
    const log = createLog({ service: 'identity', destination: { write: (line) => void lines.push(line) } });
    const { id, code } = await erased();
    for (const service of contracts.ERASERS) if (service !== 'search') await answer(id, service, later(1));
    await eventually(async () => expect((await statusOf(code)).receipts.filter(({ at }) => at === null)).toHaveLength(1));
    const { db } = world.identity.test.running;
    const at = (minutes: number) => reportOverdue({ db, log, clock: fakeClock(later(minutes)) });
    await at(59);
    const about = () => lines.filter((line) => line.includes(code));
    expect(about()).toEqual([]);
    await at(60);
    await at(61);
    expect(about()).toEqual([expect.stringContaining('"missing":["search"]')]);
    expect(about()[0]).not.toContain(id);
  });

  it('is kept for three years', async () => {
    const { id, code } = await erased();
    await answer(id, 'mail', later(1));
    const { db } = world.identity.test.running;
    const years = (count: number) => fakeClock(new Date(world.identity.test.clock.now().getTime() + count * 366 * 24 * 3_600_000));
    await forgetOldRequests({ db, clock: years(2), log: silentLog() });
    expect((await statusOf(code)).status).toBe('erasing');
    await forgetOldRequests({ db, clock: years(3), log: silentLog() });
    await expect(statusOf(code)).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});

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
    expect(await rowsAbout(account.id)).toEqual([0, 0, 0, 0]);
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
    expect((await rowsAbout(account.id))[0]).toBe(1);
  });

  it('about the last administrator waits for an operator', async () => {
    const person = world.facebookPerson();
    const { account } = await world.registered('Facebook', world.graph.accessToken(person.id), person.email);
    await world.identity.query(`update account set user_type = 'member' where user_type = 'admin'`);
    await world.identity.query(`update account set user_type = 'admin', is_verified = true where id = $1`, [account.id]);
    const { confirmation_code } = await wish(world.graph.signedRequest({ user_id: person.id }));
    expect(await statusOf(confirmation_code)).toMatchObject({ status: 'received', erasedAt: null, receipts: [] });
    expect((await rowsAbout(account.id))[0]).toBe(1);
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
    expect((await rowsAbout(account.id))[0]).toBe(1);
  });

  it('with a code that nobody was given is not found', async () => {
    await expect(statusOf(ids.next())).rejects.toThrow('TOKEN_NOT_FOUND');
    await expect(statusOf('x')).rejects.toThrow('TOKEN_NOT_FOUND');
  });
});
