import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
type Declared = { readonly [kind in (typeof KINDS)[number]]?: Readonly<Record<string, string>> };
type Package = Declared & { readonly integrity?: string; readonly link?: boolean; readonly version?: string };

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Package>> };
const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

/** What the repository's own packages ask for, as their manifests say it. */
const wanted = Object.keys(packages)
  .filter((place) => !place.includes('node_modules/'))
  .flatMap((place) => {
    const manifest = JSON.parse(read(place === '' ? 'package.json' : `${place}/package.json`)) as Declared;
    return KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ place, name, version })));
  });

it('every package is held to the bytes that it had when it was taken, on whatever platform it is installed', () => {
  expect(fetched.length).toBeGreaterThan(1_000);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

it('every manifest names the one version of a package that is installed, without a range, and all manifests the same', () => {
  const installed = (place: string, name: string) =>
    packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? ({} satisfies Package);
  const isOwn = (name: string) => name.startsWith('@pusula/');
  const inexact = wanted.filter(({ place, name, version }) => !isOwn(name) && installed(place, name).version !== version);
  expect(wanted.length).toBeGreaterThan(200);
  expect(inexact.map(({ place, name, version }) => `${place}: ${name} ${version}`)).toEqual([]);
  const versions = Map.groupBy(wanted, ({ name }) => name);
  expect([...versions].filter(([, all]) => new Set(all.map(({ version }) => version)).size > 1).map(([name]) => name)).toEqual([]);
});
