import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that is not what it was, with its texts; none where it was or is not there. */
export type Change = { readonly file: string; readonly before: string | undefined; readonly after: string | undefined };

export class UnknownCommit extends Error {}

const LARGEST_ANSWER = 1 << 28;
type Git = (...args: readonly string[]) => string;
const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: LARGEST_ANSWER, stdio: ['ignore', 'pipe', 'ignore'] });

const listed = (text: string): readonly string[] => text.split('\0').filter((file) => file !== '');

function orNone(ask: () => string): string | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** The files of the working tree, new ones included. */
export const filesNow = (folder: string): readonly string[] =>
  listed(gitIn(folder)('ls-files', '-z', '--cached', '--others', '--exclude-standard')).filter((file) => existsSync(join(folder, file)));

/**
 * What the working tree has that a commit had not, or had otherwise: what was committed since, what is not committed yet, and new files.
 * @throws UnknownCommit
 */
export function changesSince(name: string, folder: string): { readonly commit: string; readonly changes: readonly Change[] } {
  const git = gitIn(folder);
  const commit = orNone(() => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`))?.trim();
  if (!commit) throw new UnknownCommit(`There is no commit called ${name} in this repository.`);
  const changed = listed(git('diff', '--name-only', '--no-renames', '-z', commit));
  const added = listed(git('ls-files', '-z', '--others', '--exclude-standard'));
  const changes = [...new Set([...changed, ...added])].toSorted().map((file) => ({
    file,
    before: orNone(() => git('show', `${commit}:${file}`)),
    after: orNone(() => readFileSync(join(folder, file), 'utf8')),
  }));
  return { commit: git('log', '-1', '--format=%h %s', commit).trim(), changes };
}
