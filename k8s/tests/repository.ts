import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const repositoryFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const readRepositoryFile = (path: string): string => readFileSync(repositoryFile(path), 'utf8');

/** `NAME=value` lines, as in .env: comments and quotes taken off. */
export const readVariables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value = '']) => [name, value.replace(/^'(.*)'$/, '$1')]),
  );

let secrets: Record<string, string> | undefined;
/** What an operator gets from the generator that the documents name. */
export function generatedSecrets(): Record<string, string> {
  secrets ??= readVariables(
    execFileSync(process.execPath, [repositoryFile('services/host/src/cli/generate-keys.ts')], { encoding: 'utf8' }),
  );
  return secrets;
}
