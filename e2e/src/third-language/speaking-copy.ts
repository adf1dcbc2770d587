import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withEntriesFor } from './in-tables.ts';
import { translated, withKeysFor } from './in-texts.ts';

const CODE = 'de';
const ROW = `  ${CODE}: { name: 'Deutsch', locale: 'de-DE' },\n`;
const REGISTRY = 'contracts/src/languages.ts';
/** Rules that a language need not have. */
const WITHOUT = /\/analysis\/rules-by-language\.ts$|\/migrations\//;
const SHARED_TEXTS = /^(?:frontends|gateway|services\/host\/demo)\/.*\.json$/;

/**
 * Copies the repository and gives it a language that nobody speaks: its row in the registry, its text files and an entry in every table of words. What does not work
 * there is what a further language costs beside its words.
 * @param folder to be made
 * @returns the files that were changed, or have got another one beside them
 */
export function speakingCopy(folder: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(file));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  linkPackages(folder, files);
  return files.filter((file) => speak(folder, file));
}

/** Packages are shared; those of the repository itself are the copy's own. */
function linkPackages(folder: string, files: readonly string[]): void {
  const own = join(folder, 'node_modules/@pusula');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@pusula') symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  for (const workspace of files.flatMap((file) => /^(?!package)(.+)\/package\.json$/.exec(file)?.[1] ?? [])) {
    const { name } = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')) as { readonly name?: string };
    if (name?.startsWith('@pusula/')) symlinkSync(join(folder, workspace), join(folder, 'node_modules', name));
    if (existsSync(`${workspace}/node_modules`)) symlinkSync(resolve(workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
}

/** Whether the file was changed, or has got another one beside it. */
function speak(folder: string, file: string): boolean {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const source = () => readFileSync(file, 'utf8');
  if (file === REGISTRY) {
    write(
      file,
      source().replace(/\n} as const satisfies Readonly<Record<string, LanguageFacts>>/, (end) => `\n${ROW.trimEnd()}${end}`),
    );
    return true;
  }
  if (file.endsWith('.en.json')) {
    const english = withKeysFor(CODE, JSON.parse(source()));
    write(file, JSON.stringify(english, null, 2));
    write(file.replace('.en.json', `.${CODE}.json`), JSON.stringify(translated(english), null, 2));
    return true;
  }
  if (SHARED_TEXTS.test(file)) {
    const before = JSON.stringify(JSON.parse(source()));
    const after = JSON.stringify(withKeysFor(CODE, JSON.parse(source())), null, 2);
    if (JSON.stringify(JSON.parse(after)) === before) return false;
    write(file, after);
    return true;
  }
  if (!/\.tsx?$/.test(file) || WITHOUT.test(file)) return false;
  const made = withEntriesFor(CODE, source(), file.endsWith('x'));
  if (made === undefined) return false;
  write(file, made);
  return true;
}
