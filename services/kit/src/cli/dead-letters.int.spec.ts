import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnusableMessage } from '../bus/bus.ts';
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { silentLog } from '../log/log.ts';
import { createDatabaseIfMissing } from '../postgres/create-database.ts';
import { aMessage, somethingHappened } from '../testing/bus-contract/bus-under-test.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

describe('the dead-letters command, beside a running process', () => {
  let postgres: TestPostgres;
  let database: Database;
  let serverUrl: string;
  const bus = createInProcessBus({ log: silentLog() });
  const poison = aMessage('subject-1', 7);
  let mended = false;
  const seen: string[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = new URL(await postgres.freshDatabase());
    url.pathname = '/profile';
    await createDatabaseIfMissing(url.href);
    url.pathname = '/postgres';
    serverUrl = url.href;
    database = await openDatabase({
      url: serverUrl.replace(/postgres$/, 'profile'),
      schema: { tables: [], migrations: [] },
      log: silentLog(),
    });
    await bus.subscribe('pusula.profile', {
      events: [somethingHappened],
      database,
      handle: async ({ id }) => {
        if (!mended) throw new UnusableMessage('broken');
        seen.push(id);
      },
    });
    await bus.publish([poison]);
    await eventually(async () => expect(await bus.deadLetters.count('pusula.profile')).toBe(1));
  });
  afterAll(async () => {
    await bus.close();
    await database.close();
    await postgres.stop();
  });

  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, DATABASE_SERVER_URL: serverUrl };
      execFile(process.execPath, [join(__dirname, 'dead-letters.ts'), ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
      );
    });

  it('lists and shows the dead letters', async () => {
    const { code, out } = await run();
    expect([code, out]).toEqual([0, expect.stringContaining(`${poison.id}  ${poison.name}  of subject-1  after 1 attempts`)]);
    expect(JSON.parse((await run('show', poison.id)).out)).toEqual(poison);
  });
  it('says so when there is no such message, or no such question', async () => {
    expect(await run('replay', 'nothing')).toMatchObject({ code: 1 });
    expect(await run('dance')).toMatchObject({ code: 64, out: expect.stringContaining('replay <id|all>') });
  });
  it('replays it into the running process', async () => {
    mended = true;
    expect(await run('replay', poison.id)).toEqual({ code: 0, out: 'One message is back in its queue.\n' });
    await eventually(() => expect(seen).toEqual([poison.id]));
    expect((await run('list')).out).toBe('No message has been given up.\n');
  });
  it('discards one for good', async () => {
    mended = false;
    const unwanted = aMessage('subject-2', 8);
    await bus.publish([unwanted]);
    await eventually(async () => expect(await bus.deadLetters.count('pusula.profile')).toBe(1));
    expect(await run('discard', 'nothing')).toEqual({ code: 1, out: 'There is no message nothing.\n' });
    expect(await run('discard', unwanted.id, 'profile')).toEqual({ code: 0, out: 'The message is gone.\n' });
    expect(await bus.deadLetters.count('pusula.profile')).toBe(0);
  });
  it('says which address is missing, and exits 78', async () => {
    const saved = serverUrl;
    serverUrl = '';
    expect(await run('list')).toMatchObject({ code: 78, out: expect.stringContaining('DATABASE_SERVER_URL: is not set') });
    serverUrl = saved;
  });
});
