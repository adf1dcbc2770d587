import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of values, whether at once or later; what is imported as a type is not run. */
const IMPORTS = /(?:^|\n)(?:import (?!type )[^;]*?from|export [^;]*?from|import) '(\.[^']+\.tsx?)'|import\('(\.[^']+\.tsx?)'\)/g;
/** `useTexts('social')`, and keys such as `social:closed` that sagas and schemas hand on. */
const NAMESPACES = /useTexts\('(\w+)'\)|['"`](\w+):[a-z]\w*[.'"`]/g;

/**
 * The namespaces of texts that a file and all that it imports from its own front end speak of.
 * @param file absolute, such as the file of a remote
 */
export function reachedTexts(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next) || !existsSync(next)) continue;
    seen.add(next);
    const source = readFileSync(next, 'utf8');
    for (const [, hook, key] of source.matchAll(NAMESPACES)) found.add(hook ?? key ?? '');
    for (const [, now, later] of source.matchAll(IMPORTS)) waiting.push(join(dirname(next), now ?? later ?? ''));
  }
  return found;
}
