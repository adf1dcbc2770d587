import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { createInProcessBus } from '@pusula/service-kit/bus';
import { createDatabaseIfMissing, databaseUrl, openDatabase } from '@pusula/service-kit/db';
import { newIdentityKey } from '@pusula/service-kit/http';
import { silentLog } from '@pusula/service-kit/log';
import { startService } from '@pusula/service-kit/service';
import { aUser, eventually, freePort, startPostgres } from '@pusula/service-kit/testing';
import { AUDIT_KEY, configOf, eventAbout, type IdentityUnderTest, ids, startIdentity } from '../identity.testing.ts';
import { createIdentityService, schema } from '../service.ts';
import { runAccountCommand } from './account-command.ts';
import { appointing } from './commands.ts';

type Ran = { readonly code: number; readonly out: string };
/** The command as a process of its own, beside whatever runs. */
const appoint = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<Ran>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    execFile(
      process.execPath,
      [join(__dirname, 'appoint-admin.ts'), ...args],
      { env: { PATH, NODE_COMPILE_CACHE, AUDIT_KEY, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    );
  });

describe('the command that appoints an administrator, beside a running service', () => {
  let identity: IdentityUnderTest;
  let url: string;
  beforeAll(async () => {
    identity = await startIdentity();
    url = identity.test.running.db.url;
  });
  afterAll(() => identity?.stop());

  const run = (...args: string[]) => appoint({ DATABASE_URL: url }, ...args);
  /** What the process would say, without one. */
  const answer = (database: string, ...args: string[]) => runAccountCommand(appointing, args, { url: database, auditKey: AUDIT_KEY });
  const entriesAbout = (id: string) =>
    identity.test
      .callAs(aUser({ id, role: 'admin' }))(contracts.auditEntries, { subjectId: id })
      .then(({ entries }) => entries);

  it('makes one of somebody who has an account; everybody is notified, and it is in the log', async () => {
    const { id, email } = await identity.imported();
    expect(await run(email.toUpperCase())).toEqual({ code: 0, out: expect.stringContaining(`${email} is an administrator now.`) });
    expect((await eventAbout(identity.changes, id, ({ version }) => version === 2)).account.userType).toBe('admin');
    expect(await entriesAbout(id)).toMatchObject([
      { action: 'admin-appointed', actor: null, changes: [{ field: 'userType', before: 'member', after: 'admin' }], undoableUntil: null },
    ]);
  });

  it('does it once, however often it is asked', async () => {
    const { id, email } = await identity.imported();
    const outcomes = await Promise.all([run(email), run(email)]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect(await run(email)).toEqual({ code: 0, out: `${email} is an administrator already.\n` });
    expect([await identity.query('select version from account where id = $1', [id]), await entriesAbout(id)]).toEqual([
      [{ version: 2 }],
      [expect.objectContaining({ action: 'admin-appointed' })],
    ]);
  });

  it('says why it cannot be done with an account, and leaves it as it is', async () => {
    const [unproven, disabled] = [await identity.imported({ isVerified: false }), await identity.imported({ status: 'disabled' })];
    expect(await run(unproven.email)).toEqual({ code: 1, out: expect.stringContaining('activation link') });
    expect(await answer(url, disabled.email)).toEqual({ exitCode: 1, text: expect.stringContaining('disabled or deleted') });
    expect(await answer(url, `${ids.next()}@example.com`)).toEqual({ exitCode: 1, text: expect.stringContaining('Nobody has an account') });
    const found = await identity.query('select user_type, version from account where id = any($1)', [[unproven.id, disabled.id]]);
    expect(found).toEqual(Array.from({ length: 2 }, () => ({ user_type: 'member', version: 1 })));
  });

  it('says what it needs: an address, a database', async () => {
    for (const nobody of [[], ['nonsense'], ['a@example.com', 'b@example.com']])
      expect(await answer(url, ...nobody)).toEqual({ exitCode: 64, text: expect.stringContaining('Say whom') });
    expect(await appoint({}, 'a@example.com')).toEqual({ code: 78, out: expect.stringContaining('DATABASE_URL: is not set') });
    const away = `postgres://nobody:secret-word@127.0.0.1:${await freePort()}/identity`;
    expect(await answer(away, 'a@example.com')).toEqual({ exitCode: 69, text: 'The database server does not answer.' });
    const missing = databaseUrl(url, 'no_such_database');
    expect(await answer(missing, 'a@example.com')).toEqual({ exitCode: 69, text: expect.stringContaining('start the product first') });
  });
});

describe('the command that appoints an administrator, while the service does not run', () => {
  it('has it told as soon as the service does', async () => {
    const postgres = await startPostgres();
    const url = databaseUrl(await postgres.freshDatabase(), 'identity');
    await createDatabaseIfMissing(url);
    const recorded: unknown[] = [];
    const bus = createInProcessBus({ log: silentLog() });
    const database = await openDatabase({ url, schema, log: silentLog() });
    await bus.subscribe('ears', { events: [contracts.accountChanged], database, handle: async ({ data }) => void recorded.push(data) });
    const id = ids.next();
    await database.manager.query(
      `insert into account (id, email, given_name, user_type, status, is_verified, is_owner_known, language, version, created_at)
       values ($1, 'ayse@example.com', 'Ayşe', 'member', 'enabled', true, true, 'tr', 1, now())`,
      [id],
    );
    const ran = await appoint({ DATABASE_SERVER_URL: databaseUrl(url, 'postgres') }, 'ayse@example.com');
    expect([ran.code, recorded]).toEqual([0, []]);
    const key = await newIdentityKey('gateway');
    const config = configOf({ DATABASE_URL: url, IDENTITY_JWKS: JSON.stringify({ keys: [key.publicKey] }), HOST: '127.0.0.1', PORT: '0' });
    const running = await startService({
      name: 'identity',
      schema,
      config,
      bus,
      log: silentLog(),
      create: (parts) => createIdentityService(parts),
    });
    await eventually(() =>
      expect(recorded).toEqual([expect.objectContaining({ id, version: 2, account: expect.objectContaining({ userType: 'admin' }) })]),
    );
    await running.stop();
    await bus.close();
    await database.close();
    await postgres.stop();
  });
});
