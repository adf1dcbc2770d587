import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { withClient } from './create-database.ts';
import { startEmbeddedPostgres } from './embedded.ts';

let home = '';
afterEach(() => rm(home, { recursive: true, force: true }));

/** A process that starts a server, writes a row and waits to be killed. */
async function startOwner(dataDir: string, script: string): Promise<ChildProcess> {
  await writeFile(
    script,
    `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
    import pg from ${JSON.stringify(require.resolve('pg'))};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query("CREATE TABLE kept AS SELECT 'İstanbul' AS city");
    process.send('written');
    setInterval(() => undefined, 1000);
  `,
  );
  const owner = spawn(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(owner, 'message');
  return owner;
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data through a kill -9 of its owner, whose server is still running', async () => {
    home = await mkdtemp(join(tmpdir(), 'pusula-embedded-'));
    const dataDir = join(home, 'data');
    const owner = await startOwner(dataDir, join(home, 'owner.mts'));
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const server = await startEmbeddedPostgres({ dataDir });
    const { rows } = await withClient(server.url('postgres'), (client) => client.query('SELECT city, lower(city) AS low FROM kept'));
    expect(rows).toEqual([{ city: 'İstanbul', low: expect.stringMatching(/^i̇?stanbul$/u) }]);
    await server.stop();
  });

  it('starts again after its own kill -9, and refuses a wrong password', async () => {
    home = await mkdtemp(join(tmpdir(), 'pusula-embedded-'));
    const dataDir = join(home, 'data');
    const first = await startEmbeddedPostgres({ dataDir });
    await first.kill('SIGKILL');
    const second = await startEmbeddedPostgres({ dataDir, port: first.port });
    await withClient(second.url('postgres'), (client) => client.query('SELECT 1'));
    const wrong = new URL(second.url('postgres'));
    wrong.password = 'wrong';
    await expect(withClient(wrong.href, (client) => client.query('SELECT 1'))).rejects.toMatchObject({ code: '28P01' });
    await second.stop();
  });
  it('S19: writes nothing into its log of what a refused statement was about', async () => {
    home = await mkdtemp(join(tmpdir(), 'pusula-embedded-'));
    const dataDir = join(home, 'data');
    const server = await startEmbeddedPostgres({ dataDir });
    try {
      await withClient(server.url('postgres'), async (client) => {
        const person = '{"lastName":"Kisioglu","phone":"+905551234567","broken":"\\ud800"}';
        await client.query('CREATE TABLE people (email text PRIMARY KEY)');
        await client.query("INSERT INTO people VALUES ('gizli@pusula.example')");
        const refused = [
          client.query('SELECT * FROM jsonb_to_recordset($1::jsonb) AS row(phone text)', [`[${person}]`]),
          client.query('INSERT INTO people VALUES ($1)', ['gizli@pusula.example']),
        ];
        expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      });
    } finally {
      await server.stop();
    }
    const log = await readFile(`${dataDir}.log`, 'utf8');
    expect(log).toMatch(/ERROR: .*(json|Unicode)/i);
    expect(log).toContain('people_pkey');
    expect(log).not.toMatch(/Kisioglu|5551234567|gizli@/);
  });
});
