import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { problemOfBuild } from './check-build.ts';
import { compareLocks, problemOfPackages } from './check-packages.ts';
import { neededServers } from './needed-servers.ts';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/@pusula/e2e': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/pg/node_modules/ms': { version: '1.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};

it('packages are as package-lock.json asks, whatever belongs to other platforms', () => {
  expect(
    compareLocks(wanted, { 'node_modules/pg': { version: '8.0.0' }, 'node_modules/pg/node_modules/ms': { version: '1.0.0' } }),
  ).toBeUndefined();
});

it('packages that are older or missing are named, and what to do', () => {
  expect(compareLocks(wanted, { 'node_modules/pg': { version: '7.0.0' } })).toBe(
    'node_modules is older than package-lock.json: it lacks pg 8.0.0, ms 1.0.0. Install the packages: npm ci',
  );
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`node_modules/${name}`, { version: '1.0.0' }]));
  expect(compareLocks(many, {})).toContain('it lacks a 1.0.0, b 1.0.0, c 1.0.0 and 2 more.');
});

it('where nothing is installed or built, that is said', () => {
  const root = mkdtempSync(join(tmpdir(), 'pusula-checks-'));
  expect(problemOfPackages(root)).toBe('There is no node_modules. Install the packages: npm ci');
  for (const name of ['shell', 'account', 'admin']) mkdirSync(join(root, 'frontends', name, 'dist'), { recursive: true });
  expect(problemOfBuild(['e2e/src/journeys/a.journey.spec.ts'], root)).toBe(
    'Journeys need the built front ends; public is not there. Build them: make build',
  );
  expect(problemOfBuild(['services/kit/src/ids.unit.spec.ts'], root)).toBeUndefined();
  rmSync(root, { recursive: true });
});

it.each([
  ['services/kit/src/bus/rabbit/rabbit-bus.int.spec.ts', ['postgres', 'rabbitmq']],
  ['services/kit/src/reliability/r2-service-killed.serial.spec.ts', ['postgres', 'rabbitmq']],
  ['services/search/src/index/elasticsearch/elasticsearch-index.int.spec.ts', ['elasticsearch', 'postgres']],
  ['services/profile/src/pictures/stores.int.spec.ts', ['s3']],
  ['services/mail/src/sending/transports.int.spec.ts', ['smtp']],
  ['e2e/src/journeys/home.journey.spec.ts', ['elasticsearch', 'rabbitmq']],
  ['e2e/src/pictures/screens.picture.spec.ts', []],
  ['e2e/src/packages.unit.spec.ts', []],
])('%s asks for %j', (spec, servers) => {
  expect([...neededServers([spec])].sort()).toEqual(servers);
});
