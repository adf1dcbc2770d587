import { existsSync, readFileSync } from 'node:fs';

type Package = { readonly version?: string; readonly link?: boolean; readonly optional?: boolean; readonly devOptional?: boolean };
type Packages = Readonly<Record<string, Package>>;

/** Imports nothing but Node: it is asked before anything of a package is loaded. */
const read = (path: string): Packages => (JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages }).packages;

const NAMED = 3;

/** What is wrong with node_modules, and what to do; undefined when it holds what package-lock.json asks for. */
export function problemOfPackages(root = process.cwd()): string | undefined {
  const installed = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return 'There is no node_modules. Install the packages: npm ci';
  return compareLocks(read(`${root}/package-lock.json`), read(installed));
}

/** @param wanted of package-lock.json @param installed of what npm has written down beside the packages */
export function compareLocks(wanted: Packages, installed: Packages): string | undefined {
  const stale = Object.entries(wanted).filter(
    ([place, { version, link, optional, devOptional }]) =>
      // Of other platforms there is nothing to install.
      place.includes('node_modules/') && !link && !optional && !devOptional && installed[place]?.version !== version,
  );
  if (stale.length === 0) return undefined;
  const names = stale.slice(0, NAMED).map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')} ${version}`);
  const others = stale.length > NAMED ? ` and ${stale.length - NAMED} more` : '';
  return `node_modules is older than package-lock.json: it lacks ${names.join(', ')}${others}. Install the packages: npm ci`;
}
