import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Suite, suiteOf } from './find-specs.ts';
import { workspaceOf } from './reporting/workspace-of.ts';

/** Where jest.config.js looks for rooms. */
const FOLDER = '.cache/rooms';
/**
 * The suites whose specs are put into rooms, with how many to one: so few that a slow room ends with the others, so many that what they load is loaded seldom. In a
 * document that more specs share lie more rules of style, each of which costs at every look.
 */
const SPECS_OF_A_ROOM: ReadonlyMap<Suite | undefined, number> = new Map([
  ['node', 16],
  ['dom', 8],
  ['serial', 16],
]);
/** More than these have two rooms at least, for two processes. */
const FOR_ONE_PROCESS = 8;
const KIND = /\.(\w+\.spec\.tsx?)$/;

const isRoom = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/**
 * Puts specs of one kind and workspace into rooms: jest loads every module anew for each of its files, which takes as long as the tests
 * themselves, and for a room it does so once. Those that need a document share one, too.
 * @param specs paths from the root
 * @returns what jest is to run: rooms, and the specs that are in none
 */
export function writeRooms(specs: readonly string[]): readonly string[] {
  const groups = Object.groupBy(specs, (spec) =>
    SPECS_OF_A_ROOM.has(suiteOf(spec)) ? `${workspaceOf(spec)} ${KIND.exec(spec)?.[1]}` : '',
  );
  const { '': others = [], ...together } = groups;
  return [...others, ...Object.values(together).flatMap((group) => roomsOf(group ?? []))];
}

function roomsOf(specs: readonly string[]): readonly string[] {
  const count = countRooms(specs);
  const bySize = specs.toSorted((a, b) => statSync(b).size - statSync(a).size);
  return Array.from({ length: count }, (_, at) =>
    writeRoom(
      at + 1,
      bySize.filter((_spec, place) => place % count === at),
    ),
  );
}

function countRooms(specs: readonly string[]): number {
  const most = SPECS_OF_A_ROOM.get(suiteOf(specs[0] ?? '')) ?? FOR_ONE_PROCESS;
  return Math.max(Math.ceil(specs.length / most), specs.length > FOR_ONE_PROCESS ? 2 : 1);
}

function writeRoom(number: number, specs: readonly string[]): string {
  const [first = ''] = specs;
  const path = join(FOLDER, String(process.pid), workspaceOf(first), `${number}.${KIND.exec(first)?.[1]}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contentOf(specs));
  return path;
}

/** A spec that cannot be read fails by itself and leaves the others of its room alone. */
const contentOf = (specs: readonly string[]): string => `const specs = ${JSON.stringify(specs)};
const { afterAll, describe, it } = require('@jest/globals');
const read = (spec) => {
  try {
    require(${JSON.stringify(`${process.cwd()}/`)} + spec);
  } catch (error) {
    it('the file can be read', () => {
      throw error;
    });
  }
};
// What a spec leaves in the document they share is not there for the next.
const emptyDocument = () => {
  const { document } = globalThis;
  if (!document) return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
};
for (const spec of specs)
  describe(spec, () => {
    afterAll(emptyDocument);
    read(spec);
  });
`;

export const removeRooms = (): void => rmSync(join(FOLDER, String(process.pid)), { recursive: true, force: true });

/** What jest says of one of its files, said of the specs in it. */
export type JestFile = {
  /** The specs, by their paths from the root: several of a room, else the file itself. */
  readonly specs: readonly string[];
  readonly workspace: string;
  /** The spec that a test belongs to, and the titles around the test there. @param titles around it as jest knows them */
  readonly placeOf: (titles: readonly string[]) => { readonly spec: string; readonly titles: readonly string[] };
};

/** @param path as jest has it, absolute */
export function jestFile(rootDir: string, path: string): JestFile {
  const file = relative(rootDir, path);
  if (!isRoom(file)) return { specs: [file], workspace: workspaceOf(file), placeOf: (titles) => ({ spec: file, titles }) };
  const [list = '[]'] = /\[.*\]/.exec(readFileSync(path, 'utf8')) ?? [];
  const specs = JSON.parse(list) as string[];
  return { specs, workspace: workspaceOf(specs[0] ?? ''), placeOf: ([spec = file, ...titles]) => ({ spec, titles }) };
}
