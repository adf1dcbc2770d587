/** Fails when two folders of a workspace import each other that are not known to; `make lint` runs it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { KNOWN_TWO_WAY } from './known-two-way.ts';
import { twoWayFolders } from './two-way-folders.ts';

const ROOTS = ['contracts', 'gateway', 'services', 'frontends', 'e2e', 'bench', 'k8s'];
/** Tests may know everything. */
const EXEMPT = /\.(spec|testing|contract|fixture)\.tsx?$|\/testing\//;

const paths = execFileSync('git', ['ls-files', '-z', '--', ...ROOTS], { encoding: 'utf8' }).split('\0');
const sources = paths
  .filter((path) => /\.tsx?$/.test(path) && !EXEMPT.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const found = twoWayFolders(sources);

const problems = [
  ...found.filter((pair) => !KNOWN_TWO_WAY.includes(pair)).map((pair) => `${pair}: import each other; let one of them know the other`),
  ...KNOWN_TWO_WAY.filter((pair) => !found.includes(pair)).map((pair) => `${pair}: no longer import each other; take them off the list`),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
