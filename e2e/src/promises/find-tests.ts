import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { findModules } from '../find-specs.ts';
import type { Node } from '../since/syntax.ts';

/** A test, or a group of tests, that says in its title which promises it holds. */
export type PromiseTest = { readonly ids: readonly string[]; readonly title: string; readonly file: string };

const TITLE = /^((?:[SR]\d{1,2})(?:, [SR]\d{1,2})*): (.+)$/s;
/** Whether a file can have such a title at all: most have none. */
const MAY_HAVE_TITLE = /['"`][SR]\d{1,2}(, [SR]\d{1,2})*: /;
/**
 * Whoever is given a title and a function opens a test: `it`, also as `it.only`, `it.each(TABLE)`, `test.describe`, `(engine ? describe : describe.skip)`.
 * What is printed has no function.
 */
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/** What a title leaves to the moment when it runs. */
const OPEN = '…';

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value as string;
  if (node?.type === 'TemplateLiteral') return (node.quasis as readonly Node[]).map(({ cooked }) => cooked as string).join(OPEN);
  return undefined;
}

function* titlesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type === 'CallExpression') {
    const given = (node.arguments as readonly { readonly expression: Node }[]).map(({ expression }) => expression);
    const title = textOf(given[0]);
    if (title && given.slice(1).some(({ type }) => FUNCTIONS.has(type))) yield title;
  }
  for (const inner of Object.values(value)) yield* titlesIn(inner);
}

/** Reads the titles of a file that begin with ids of promises, of tests and groups alone: `it('S5: refuses a body that names somebody else')`. */
export function testsIn(file: string, source: string): PromiseTest[] {
  if (!MAY_HAVE_TITLE.test(source)) return [];
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return [...titlesIn(body)].flatMap((text) => {
    const [, ids, title = ''] = TITLE.exec(text) ?? [];
    return ids ? [{ ids: ids.split(', '), title, file }] : [];
  });
}

/** Those of the specs, and of the suites that several specs share. */
export const findPromiseTests = (): PromiseTest[] => findModules().flatMap((file) => testsIn(file, readFileSync(file, 'utf8')));
