import { access, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodedMappings, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';

/** Sizes by the name of a part: a library, the libraries of a scope, a workspace of ours, a folder of the kit. */
export type Parts = Readonly<Record<string, number>>;

/** What webpack adds between modules, and tables of what is shared. It maps neither those nor texts. */
const UNMAPPED = 'webpack';
const TEXTS = /JSON\.parse\('(?:[^'\\]|\\.)*'\)/g;
const NOTHING_MAPPED: SourceMapInput = { version: 3, sources: [], names: [], mappings: '' };
const FRONT_ENDS = new URL('../../frontends/', import.meta.url);

/** A library by its name or scope, `contracts`, `kit/session`, `public` and the like. @param source from the root of the repository */
export function partOf(source: string | null | undefined): string {
  const library = source?.match(/.*node_modules\/([^/]+)/)?.[1];
  const [, own] = source?.match(/^(contracts|frontends\/kit\/src\/[^/.]+|frontends\/[^/]+)\//) ?? [];
  return library ?? own?.replace('frontends/', '').replace('/src/', '/') ?? UNMAPPED;
}

/** Pure: bytes of a script by the part that they come from; all of its bytes are told. */
export function bytesByPart(code: string, sourceMap: SourceMapInput): Parts {
  const map = new TraceMap(sourceMap);
  const names = map.sources.map(partOf);
  const bytes: Record<string, number> = {};
  const add = (text: string, name = UNMAPPED) => {
    if (text) bytes[name] = (bytes[name] ?? 0) + Buffer.byteLength(text);
  };
  const addUnmapped = (text: string) => {
    add(text.replace(TEXTS, ''));
    for (const [words] of text.matchAll(TEXTS)) add(words, 'texts');
  };
  const mappings = decodedMappings(map);
  for (const [index, line] of code.split(/(?<=\n)/).entries()) {
    const segments = mappings[index] ?? [];
    addUnmapped(line.slice(0, segments[0]?.[0]));
    for (const [at, [column, source]] of segments.entries()) {
      const text = line.slice(column, segments[at + 1]?.[0]);
      if (source === undefined) addUnmapped(text);
      else add(text, names[source]);
    }
  }
  return bytes;
}

/**
 * Bytes of a script by part, by the source map that the build has left of it. What is not bundled is a part by itself.
 * @param path under which the product serves it
 * @throws when the front end was built without source maps
 */
export async function readBytesByPart(path: string, code: string): Promise<Parts> {
  const [, remote] = /^\/remotes\/([^/]+)\//.exec(path) ?? [];
  const maps = new URL(`${remote ?? 'shell'}/.cache/source-maps/`, FRONT_ENDS);
  await access(maps).catch(() => {
    throw new Error(`The build has left no source map of ${path}: make build`);
  });
  const map = await readFile(new URL(`${basename(path)}.map`, maps), 'utf8').catch(() => undefined);
  // Files of texts alone have none.
  if (map || code.includes('webpackChunk')) return bytesByPart(code, map ? JSON.parse(map) : NOTHING_MAPPED);
  return { [basename(path).replace(/\..*/, '.js')]: Buffer.byteLength(code) };
}
