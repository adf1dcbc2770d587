import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changesSince, filesNow, UnknownCommit } from './changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'pusula-changes-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
const commit = (headline: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', headline);
};

describe('the changes since a commit', () => {
  beforeAll(() => {
    git('init', '--quiet');
    mkdirSync(join(folder, 'docs'));
    for (const file of ['kept.ts', 'edited.ts', 'moved.ts', 'gone.ts']) write(file, `1 ${file}`);
    write('.gitignore', 'built.ts\n');
    commit('Begin');
    write('edited.ts', '2');
    commit('Edit');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are none in a tree that is as it was', () => {
    expect(changesSince('HEAD', folder)).toEqual({ commit: expect.stringMatching(/^\w+ Edit$/), changes: [] });
  });

  it('are what was committed, what is not yet, what is new, gone or at another place, and nothing that git ignores', () => {
    write('docs/neü.md', 'new');
    write('built.ts', 'built');
    renameSync(join(folder, 'moved.ts'), join(folder, 'docs/moved.ts'));
    rmSync(join(folder, 'gone.ts'));
    git('add', 'docs/moved.ts');
    const { commit, changes } = changesSince('HEAD~1', folder);
    expect(commit).toMatch(/^\w+ Begin$/);
    expect(changes.map(({ file, before, after }) => [file, before, after])).toEqual([
      ['docs/moved.ts', undefined, '1 moved.ts'],
      ['docs/neü.md', undefined, 'new'],
      ['edited.ts', '1 edited.ts', '2'],
      ['gone.ts', '1 gone.ts', undefined],
      ['moved.ts', '1 moved.ts', undefined],
    ]);
    expect(filesNow(folder).toSorted()).toEqual(['.gitignore', 'docs/moved.ts', 'docs/neü.md', 'edited.ts', 'kept.ts']);
  });

  it.each(['nonsense', '--all', 'HEAD~9'])('are refused since %s, which is no commit', (name) => {
    expect(() => changesSince(name, folder)).toThrow(UnknownCommit);
  });
});
