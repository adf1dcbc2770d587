import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { findSpecs } from '../find-specs.ts';
import { changedNodes } from './changed-nodes.ts';
import { filesNow } from './changes.ts';
import { type Graph, readGraph } from './graph.ts';
import { reachOf } from './reach.ts';
import { readModule } from './read-module.ts';
import { openRepository } from './repository.ts';

const read = (file: string) => readFileSync(file, 'utf8');
let graph: Graph;

/** The specs that an edit reaches, by name and only by booting. */
function reachedBy(file: string, part: string, by: string) {
  const text = read(file);
  expect(text).toContain(part);
  const reached = reachOf(graph, changedNodes(file, readModule(file, text), readModule(file, text.replace(part, by))));
  const specs = findSpecs().filter((spec) => reached.has(spec));
  const isBooted = (spec: string) => reached.get(spec)?.isOnlyBooted === true;
  return { byName: specs.filter((spec) => !isBooted(spec)), booting: specs.filter(isBooted), reached };
}
const of = (workspace: string, files: readonly string[]) => files.filter((file) => file.startsWith(`${workspace}/`));

describe('what changes reach in this repository', () => {
  beforeAll(() => {
    graph = readGraph(openRepository(filesNow(process.cwd()), read));
  });

  it('of a call: by name the tests of its handler, and none of another service or of front ends, which know its types alone', () => {
    const { byName } = reachedBy('contracts/src/help-lines.ts', "'POST /admin/help-lines'", "'POST /admin/lines'");
    expect(byName).toEqual(expect.arrayContaining(['services/search/src/help/help-line-table.int.spec.ts']));
    for (const elsewhere of ['services/profile/src/people', 'services/mail/src/emails', 'frontends/admin'])
      expect([elsewhere, of(elsewhere, byName)]).toEqual([elsewhere, []]);
  });

  it('of a rule: by name its own tests, by booting those of other areas of its service, and the program that is started', () => {
    const { byName, booting, reached } = reachedBy('services/identity/src/passkeys/recovery-codes.ts', '/[oil]/g', '/[oil]/gi');
    expect(of('services', byName)).toEqual(['services/identity/src/passkeys/recovery-codes.unit.spec.ts']);
    expect(booting).toEqual(expect.arrayContaining(['services/identity/src/audit/audit-log.int.spec.ts']));
    expect(of('services/profile', booting)).toEqual([]);
    expect(reached.has('services/host/src/main.ts')).toBe(true);
  });

  it('of a part of the front ends: the screens that show it, whichever application they are in', () => {
    const { byName, reached } = reachedBy(
      'frontends/kit/src/coach/ListedFacts.tsx',
      'export function ListedFacts',
      'export async function ListedFacts',
    );
    expect(of('services', byName)).toEqual([]);
    expect([...reached.keys()]).toEqual(expect.arrayContaining(['frontends/public/src/remote.ts', 'frontends/account/src/remote.ts']));
    expect(reached.has('frontends/admin/src/remote.ts')).toBe(false);
  });

  it('of a data file that a program reads: the tests of the program', () => {
    const reached = reachOf(graph, new Set(['services/search/src/places/districts.json']));
    expect(reached.get('services/search/src/places/place-names.unit.spec.ts')?.isOnlyBooted).toBe(false);
  });
});
