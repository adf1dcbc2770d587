import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { createLog } from '@pusula/service-kit/log';
import { aPublic, eventually, fakeClock, publish, silentLog } from '@pusula/service-kit/testing';
import { auditChain } from '../audit/entry.ts';
import { AUDIT_KEY, eventAbout, ids, NEW_PASSWORD, PASSWORD } from '../identity.testing.ts';
import { aPerson, type SocialUnderTest, startSocialWorld } from '../social/social.testing.ts';
import { rowsAbout } from './erasure.testing.ts';
import { forgetOldRequests, reportOverdue } from './watch-erasures.ts';

let world: SocialUnderTest;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world?.stop());
beforeEach(() => world.behave());

type Proof = Partial<contracts.InputOf<typeof contracts.eraseAccount>>;
const eraseAs = (id: string, proof: Proof) => world.identity.ask(contracts.eraseAccount, { authenticationType: 'Basic', ...proof, id });

describe('S22: an erased account', () => {
  it('leaves its id and version behind, and nothing that is personal', async () => {
    const { account } = await world.identity.register();
    const { email } = account;
    await world.identity.ask(contracts.useLink, { token: await world.identity.mailed(account.id, 'activation') });
    const { code, version } = await eraseAs(account.id, { password: NEW_PASSWORD });
    expect(version).toBe(3);
    expect(await rowsAbout(world.identity, account.id)).toEqual([0, 0, 0, 0]);
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
    expect(await rowsAbout(world.identity, id)).toEqual([1, 0, 0, 0]);
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
    expect(await rowsAbout(world.identity, account.id)).toEqual([0, 0, 0, 0]);
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
