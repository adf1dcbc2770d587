import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** In a process of its own, as the mask is the process's. */
const write = `
  import { mkdir, writeFile } from 'node:fs/promises';
  import { openDataFolder } from ${JSON.stringify(join(__dirname, 'data-folder.ts'))};
  const [folder] = process.argv.slice(1);
  await openDataFolder(folder);
  await mkdir(folder + '/mail', { recursive: true });
  await writeFile(folder + '/mail/new.json', 'x');
`;

it('keeps mails, logs and pictures from others on the machine, those of an earlier release too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-data-'));
  await mkdir(join(folder, 'log'), { mode: 0o755 });
  await writeFile(join(folder, 'postgres.log'), 'x', { mode: 0o644 });
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', write, folder]);
  const open = async (path: string) => (await stat(join(folder, path))).mode & 0o077;
  expect(await Promise.all(['mail', 'mail/new.json', 'log', 'postgres.log'].map(open))).toEqual([0, 0, 0, 0]);
  expect(await open('.')).toBe(0o011);
  await rm(folder, { recursive: true });
});
