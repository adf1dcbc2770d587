/**
 * Tries a third language on a copy of the repository: `node e2e/src/third-language/main.ts [folder]`. The product's code has to compile there, and every
 * `every-language.unit.spec.ts` and the specs of the front ends' texts to pass. A folder that is named stays, to be looked at.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { speakingCopy } from './speaking-copy.ts';

/** Tests and benches have their own coaches, who speak two languages. */
const NOT_SHIPPED = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/*.testing.ts',
  '**/*.contract.ts',
  '**/testing',
  '**/bench',
  '**/learning',
  'e2e',
];
const TEXT_SPECS = ['every-language', 'frontends/kit/src/i18n', 'frontends/.*/texts'];

const [, , named] = process.argv;
if (named !== undefined && existsSync(named)) throw new Error(`${named} is there already.`);
const folder = named === undefined ? mkdtempSync(join(tmpdir(), 'third-language-')) : resolve(named);
try {
  const changed = speakingCopy(folder);
  const shipped = changed.filter(
    (file) => !/\.spec\.|\.testing\.|\.contract\.|\/testing\/|\/bench\/|^e2e\/|^bench\/|^services\/host\/demo\//.test(file),
  );
  const tables = shipped.filter((file) => !file.endsWith('.json'));
  process.stdout.write(`${shipped.length - tables.length} text files, ${tables.length} tables with an entry for each language:\n`);
  for (const table of tables) process.stdout.write(`  ${table}\n`);
  const project = { extends: './tsconfig.json', exclude: ['**/node_modules', '**/dist', '**/dist-server', ...NOT_SHIPPED] };
  writeFileSync(join(folder, 'tsconfig.shipped.json'), JSON.stringify(project));
  run('tsc', '--noEmit', '-p', 'tsconfig.shipped.json');
  run('jest', '--selectProjects', 'unit', 'dom', '--silent', ...TEXT_SPECS);
} finally {
  if (named === undefined) rmSync(folder, { recursive: true });
}

function run(program: string, ...words: readonly string[]): void {
  const { status } = spawnSync(join('node_modules/.bin', program), words, { cwd: folder, stdio: 'inherit' });
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${program}\n`);
  if (status !== 0) process.exitCode = 1;
}
