import { posix } from 'node:path';

/** A source by its path in the repository. */
export type Source = { readonly path: string; readonly text: string };

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
/** A folder right below a workspace's `src`, as `services/mail/src/sending`. */
const FOLDER = /^(.+?\/src\/[^/]+)\/./;
const folderOf = (path: string): string | undefined => FOLDER.exec(path)?.[1];

/**
 * Pure: the pairs of folders of one workspace that import each other, as `services/mail/src: emails, sending`, in the order of the alphabet. Types count as well: whoever reads one
 * folder has to know the other.
 */
export function twoWayFolders(sources: readonly Source[]): readonly string[] {
  const imports = new Set<string>();
  for (const { path, text } of sources) {
    const from = folderOf(path);
    if (!from) continue;
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const to = folderOf(`${posix.join(posix.dirname(path), target)}/`);
      if (to && to !== from && posix.dirname(to) === posix.dirname(from)) imports.add(`${from} ${to}`);
    }
  }
  return [...imports]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([from, to]) => from < to && imports.has(`${to} ${from}`))
    .map(([from, to]) => `${posix.dirname(from)}: ${posix.basename(from)}, ${posix.basename(to)}`)
    .sort();
}
