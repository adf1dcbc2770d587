import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keysIn } from './keys.ts';

describe('the keys of a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are made once, and for their owner alone', async () => {
    const path = join(folder, 'new', 'keys.json');
    const keys = await keysIn(path);
    expect(await keysIn(path)).toEqual(keys);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
  it('get a key added where they are older than it, and stay what they were', async () => {
    const path = join(folder, 'old.json');
    const { linkKey, ...older } = await keysIn(path);
    await writeFile(path, JSON.stringify(older));
    const now = await keysIn(path);
    expect(now).toEqual({ ...older, linkKey: expect.stringMatching(/^[\w-]{43}$/) });
    expect(now.linkKey).not.toBe(linkKey);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(now);
  });
});
