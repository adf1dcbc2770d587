/** Fails when code, file names or log lines use a word that has been retired; `make lint` runs it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findRetiredWords, retiredInPath } from './find-retired-words.ts';

const ROOTS = ['contracts', 'gateway', 'services', 'frontends', 'e2e', 'bench', 'k8s'];
/** Migrations are run under the names they once had; the list names what it retires. */
const EXEMPT = /\/migrations\/|retired-words|\/concepts\/lexicon\//;

const files = execFileSync('git', ['ls-files', '-z', '--', ...ROOTS], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !EXEMPT.test(path));

const problems = files.flatMap((path) => {
  const inPath = retiredInPath(path);
  const inCode = findRetiredWords(readFileSync(path, 'utf8'));
  return [
    ...(inPath ? [`${path}: "${inPath}" in the file's name`] : []),
    ...inCode.map(({ line, name, word, instead }) => `${path}:${line} ${name}: "${word}", say ${instead}`),
  ];
});
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
