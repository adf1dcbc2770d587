import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { edited, planFor } from './small-repository.testing.ts';

const AUTH = 'services/identity/src/auth';
const LINKS = 'services/identity/src/links';
const BOOTING = [`${AUTH}/auth.int.spec.ts`, `${LINKS}/links.int.spec.ts`];
const ALL_OF_MAIL = 'services/mail/src/all.unit.spec.ts';
const HOME = 'frontends/shell/src/home/home.unit.spec.tsx';
const PICTURES = 'e2e/src/pictures/screens.picture.spec.ts';

type Row = { readonly what: string; readonly edits: Readonly<Record<string, string | undefined>>; readonly reaches: readonly string[] };
const ROWS: readonly Row[] = [
  {
    what: 'one name behind an index of star exports reaches who takes that name from a namespace, and who takes the whole of it',
    edits: edited('contracts/src/accounts.ts', "'/login'", "'/sign-in'"),
    reaches: [`${AUTH}/sign-in.unit.spec.ts`, ...BOOTING, ALL_OF_MAIL],
  },
  {
    what: 'another name of the same file reaches who imports that one',
    edits: edited('contracts/src/accounts.ts', "'/logout'", "'/sign-out'"),
    reaches: [`${AUTH}/sign-out.unit.spec.ts`, ...BOOTING, ALL_OF_MAIL],
  },
  {
    what: 'what a declaration uses reaches who uses the declaration',
    edits: edited('contracts/src/limits.ts', '50', '60'),
    reaches: [`${AUTH}/sign-in.unit.spec.ts`, ...BOOTING, ALL_OF_MAIL],
  },
  {
    what: 'what a module does when it is loaded reaches who loads it',
    edits: edited('contracts/src/limits.ts', '9', '10'),
    reaches: ['services/mail/src/send.unit.spec.ts'],
  },
  {
    what: 'a name that an index passes on under another reaches who imports the other',
    edits: edited('contracts/src/search.ts', '/search', '/find'),
    reaches: [HOME, ALL_OF_MAIL, PICTURES],
  },
  {
    what: 'an index that takes a name from elsewhere reaches who imports that name from it',
    edits: edited('services/kit/src/db/index.ts', "{ read } from './read.ts'", "{ write as read } from './write.ts'"),
    reaches: [`${AUTH}/sign-in.unit.spec.ts`, ...BOOTING],
  },
  {
    what: 'a member of a namespace that is exported as one reaches who takes anything of it',
    edits: edited('services/kit/src/db/write.ts', 'erase() {}', 'erase() { return 1; }'),
    reaches: ['services/mail/src/send.unit.spec.ts'],
  },
  {
    what: 'what is imported at run time, and a text that its module names, reach who imports it',
    edits: edited(`${LINKS}/words.txt`, 'c', 'd'),
    reaches: [`${LINKS}/verify.unit.spec.ts`, ...BOOTING],
  },
  {
    what: 'a module that a spec mocks reaches it',
    edits: edited('services/mail/src/mocked.ts', '1', '2'),
    reaches: ['services/mail/src/send.unit.spec.ts'],
  },
  {
    what: 'texts that a screen imports reach it',
    edits: edited('frontends/shell/src/home/texts.tr.json', 'Pusula', 'Pusulam'),
    reaches: [HOME, PICTURES],
  },
  {
    what: 'a file in a workspace that nobody names reaches all specs of the workspace',
    edits: edited('services/identity/src/unnamed.txt', 'nobody', 'somebody'),
    reaches: [`${AUTH}/sign-in.unit.spec.ts`, `${AUTH}/sign-out.unit.spec.ts`, `${LINKS}/verify.unit.spec.ts`, ...BOOTING],
  },
  {
    what: 'a script that the build hands to browsers reaches all specs of its workspace',
    edits: { 'frontends/shell/assets/start.js': 'start();' },
    reaches: [HOME, PICTURES],
  },
  {
    what: 'a part of the deployment reaches the specs of k8s',
    edits: { 'docker/Dockerfile': 'FROM scratch' },
    reaches: ['k8s/tests/base.int.spec.ts'],
  },
  { what: 'a document reaches those who read documents', edits: { 'docs/security.md': '# Safety' }, reaches: [] },
  {
    what: 'another comment, type or layout reaches nothing',
    edits: edited('contracts/src/accounts.ts', '{ id: string }', '{ id: number } // as it was'),
    reaches: [],
  },
  {
    what: 'what journeys share reaches those that use it',
    edits: edited('e2e/src/journeys/people.ts', "'b'", "'c'"),
    reaches: ['e2e/src/journeys/coaching.journey.spec.ts'],
  },
  {
    what: 'a spec that has changed runs, whatever has changed in it',
    edits: edited('services/mail/src/all.unit.spec.ts', 'all;', 'all; // of them'),
    reaches: [ALL_OF_MAIL],
  },
  {
    what: 'a new module reaches those that use it',
    edits: { [`${AUTH}/sign-out.ts`]: 'export const signOut = () => 1;' },
    reaches: [`${AUTH}/sign-out.unit.spec.ts`, ...BOOTING],
  },
  {
    what: 'a name that has moved reaches who uses it',
    edits: {
      ...edited('contracts/src/accounts.ts', "export const logout = { path: '/logout' };", ''),
      ...edited('contracts/src/search.ts', 'export', "export const logout = { path: '/logout' };export"),
    },
    reaches: [ALL_OF_MAIL],
  },
];

describe('the tests that a change asks for', () => {
  it.each(ROWS)('$what', ({ edits, reaches }) => {
    expect(planFor(edits).reached).toEqual(reaches.toSorted());
  });

  it('are all of them when what every test runs with has changed', () => {
    const { everythingFor, specs } = planFor({ 'package-lock.json': '{ }' });
    expect([everythingFor, specs.length]).toEqual(['package-lock.json', 13]);
  });

  it('always are those that read the whole repository', () => {
    expect(planFor(edited('docs/security.md', 'Security', 'Safety')).specs).toEqual(['e2e/src/documents.unit.spec.ts']);
  });

  it('say whether the product does anything else, and whether its front ends do', () => {
    const effects = (edits: Row['edits']) => {
      const { changesProduct, changesFrontEnds } = planFor(edits);
      return [changesProduct, changesFrontEnds];
    };
    expect(effects(edited('contracts/src/accounts.ts', "'/login'", "'/sign-in'"))).toEqual([true, false]);
    expect(effects(edited('frontends/shell/src/home/Home.tsx', '{word}<', '{word}!<'))).toEqual([true, true]);
    expect(effects({ 'frontends/shell/webpack.config.ts': 'build();' })).toEqual([true, true]);
    expect(effects({ 'frontends/shell/public/robots.txt': 'none' })).toEqual([true, true]);
    expect(effects(edited('services/mail/src/mocked.ts', '1', '2'))).toEqual([false, false]);
    expect(effects({ 'docs/security.md': '' })).toEqual([false, false]);
  });

  it('count the files that jest sets up every test with among those that everything depends on', () => {
    const named = [...readFileSync('jest.config.js', 'utf8').matchAll(/<rootDir>\/([\w./-]+\.tsx?)'/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(5);
    for (const file of named) expect([file, existsSync(file), planFor({ [file]: '' }).everythingFor]).toEqual([file, true, file]);
  });
});
