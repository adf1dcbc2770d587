import { suiteOf } from '../find-specs.ts';
import type { PromiseTest } from './find-tests.ts';
import { PROMISE_IDS, PROMISES, type PromiseId } from './promises.ts';

const HEAD = `# Promises

What Pusula promises of its reliability (R) and security (S), and the tests that hold it. Written by \`make promises\` from the titles of the tests;
\`make lint\` fails when a promise has no test or this page is not up to date. Tests marked *chaos* measure by the clock or break things for minutes:
\`make chaos\` runs them, \`make test\` all others.

| id | promise | tests |
| --- | --- | --- |
`;

/** What a generated title leaves open is told by its rows. */
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/%[a-z]|\$[\w.]+/g, '…');
const row = ({ title, file }: PromiseTest) => `${cell(title)} ([${file}](../${file})${suiteOf(file) === 'chaos' ? ', *chaos*' : ''})`;

const byId = (tests: readonly PromiseTest[], id: PromiseId) => tests.filter(({ ids }) => ids.includes(id));

/** The page for readers: a row for each promise. */
export const promisesPage = (tests: readonly PromiseTest[]): string =>
  `${HEAD}${PROMISE_IDS.map((id) => `| <a id="${id.toLowerCase()}"></a>${id} | ${PROMISES[id]} | ${byId(tests, id).map(row).join('<br>')} |`).join('\n')}\n`;

/** What is wrong: promises without a test, and ids that stand for no promise. */
export function promiseProblems(tests: readonly PromiseTest[]): string[] {
  const known: ReadonlySet<string> = new Set(PROMISE_IDS);
  return [
    ...PROMISE_IDS.filter((id) => byId(tests, id).length === 0).map((id) => `${id} has no test: ${PROMISES[id]}`),
    ...tests.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no promise ${id}`)),
  ];
}
