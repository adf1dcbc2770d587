import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['contracts', 'gateway', 'services', 'frontends', 'k8s', 'e2e'];
const SPEC = /\.spec\.tsx?$/;
const MODULE = /\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.cache']);

/** The suites of the tests, each with the endings of its files. */
const SUITES = {
  node: /\.(unit|int)\.spec\.ts$/,
  serial: /\.serial\.spec\.ts$/,
  /** Of front ends, those that need a document. */
  dom: /\.unit\.spec\.tsx$/,
  journeys: /\.journey\.spec\.ts$/,
  pictures: /\.picture\.spec\.ts$/,
  chaos: /\.chaos\.spec\.ts$/,
} as const;
export type Suite = keyof typeof SUITES;

/**
 * Finds the files of tests below a path of the repository.
 * @param path a folder or a file; all of it without one
 * @returns none for a path that does not exist
 */
export function findSpecs(path?: string): readonly string[] {
  if (path && !existsSync(path)) return [];
  return (path ? [path.replace(/\/+$/, '')] : ROOTS).flatMap((root) => filesBelow(root, SPEC)).toSorted();
}

/** All modules of the repository, tests and what they test. */
export const findModules = (): readonly string[] => ROOTS.flatMap((root) => filesBelow(root, MODULE)).toSorted();

function filesBelow(path: string, pattern: RegExp): string[] {
  if (!statSync(path).isDirectory()) return pattern.test(path) ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const file = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(file, pattern);
      return pattern.test(entry.name) ? [file] : [];
    });
}

export const suiteOf = (file: string): Suite | undefined => (Object.keys(SUITES) as Suite[]).find((suite) => SUITES[suite].test(file));
