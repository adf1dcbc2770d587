/** `node e2e/src/promises/main.ts write|check`: writes docs/promises.md, or fails when it is out of date or a promise has no test. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPromiseTests } from './find-tests.ts';
import { promiseProblems, promisesPage } from './table.ts';

const PAGE = 'docs/promises.md';
const tests = findPromiseTests();
const page = promisesPage(tests);
const problems = promiseProblems(tests);

if (process.argv[2] === 'write') {
  mkdirSync('docs', { recursive: true });
  writeFileSync(PAGE, page);
} else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  problems.push(`${PAGE} is not up to date: run \`make promises\``);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
