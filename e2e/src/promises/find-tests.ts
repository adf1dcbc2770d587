import { readFileSync } from 'node:fs';
import { findSpecs } from '../find-specs.ts';

/** A test, or a group of tests, that says in its title which promises it holds. */
export type PromiseTest = { readonly ids: readonly string[]; readonly title: string; readonly file: string };

/** A title is a string that opens the arguments of `describe`, `it` or `test`, also behind `each(...)`. */
const TITLE = /\(\s*(['"`])((?:[SR]\d{1,2})(?:, [SR]\d{1,2})*): (.+?)\1/g;

/** Reads the titles of a file of tests that begin with ids of promises: `S5: refuses a body that names somebody else`. */
export const testsIn = (file: string, source: string): PromiseTest[] =>
  [...source.matchAll(TITLE)].map(([, , ids = '', title = '']) => ({ ids: ids.split(', '), title, file }));

export const findPromiseTests = (): PromiseTest[] => findSpecs().flatMap((file) => testsIn(file, readFileSync(file, 'utf8')));
