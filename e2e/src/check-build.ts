import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suiteOf } from './find-specs.ts';

const FRONT_ENDS = ['shell', 'public', 'account', 'admin'];

/** What of the front ends is not built that a browser would ask for, and what to do; undefined when all is there, or no wanted test opens a browser. */
export function problemOfBuild(files: readonly string[], root = process.cwd()): string | undefined {
  if (!files.some((file) => ['journeys', 'pictures'].includes(suiteOf(file) ?? ''))) return undefined;
  const missing = FRONT_ENDS.filter((name) => !existsSync(join(root, 'frontends', name, 'dist')));
  if (missing.length === 0) return undefined;
  return `Journeys need the built front ends; ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not there. Build them: make build`;
}
