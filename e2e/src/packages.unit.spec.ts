import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

type Package = { readonly integrity?: string; readonly link?: boolean };
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as { packages: Record<string, Package> };
const fetched = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

it('every package is held to the bytes that it had when it was taken, on whatever platform it is installed', () => {
  expect(fetched.length).toBeGreaterThan(1_000);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});
