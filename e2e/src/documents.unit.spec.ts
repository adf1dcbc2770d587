import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesNow } from './since/changes.ts';
import { foldersAbove } from './since/repository.ts';

const files = filesNow(process.cwd());
const places = [...new Set([...files, ...files.flatMap(foldersAbove)])];
const known = new Set(places);
/** Measurements name packages and programs of others. */
const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('/RESULTS.md'));

const FENCED = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;
const CODE = /`([^`\n]+)`/g;
/** A path of this repository, by its shape: `query/closeness.ts`, `k8s/base/`, `*.tr.json`, `texts.{tr,en}.json`. */
const PATH = /^(?![@/])[\w.*{},-]*(\/[\w.*{},-]+)*\/?$/;
const FILE = /\.(cjs|css|html|js|json|md|mjs|sh|sql|ts|tsx|txt|ya?ml)$/;
const ROOTS = /^(\.github|bench|contracts|docker|docs|e2e|frontends|gateway|k8s|services|src|tests)\//;
/** What is made by building and running, and examples of the recipes. */
const NOT_KEPT = /(^|\/)(dist|dist-server|node_modules|\.data|\.cache|\.results|\.env)(\/|$)|^(say-hello\.int\.spec\.ts|Screen\.tsx)$/;

const OUTSIDE = /^(https?|mailto):/;

/** As GitHub makes them of headings, and those that stand in a page as they are. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
    ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
  ]);

function brokenLinks(document: string, text: string): readonly string[] {
  return [...text.replace(CODE, '').matchAll(LINK)].flatMap(([, inline, below]) => {
    const address = inline ?? below ?? '';
    if (OUTSIDE.test(address)) return [];
    const [link = '', anchor] = address.split('#');
    const path = link === '' ? document : normalize(join(dirname(document), link)).replace(/\/$/, '');
    const hasAnchor =
      anchor === undefined || !path.endsWith('.md') || (known.has(path) && anchorsOf(readFileSync(path, 'utf8')).has(anchor));
    return known.has(path) && hasAnchor ? [] : [address];
  });
}

/** Documents name files from where they are, from the root, or from a folder below that everybody finds. */
function isThere(document: string, path: string): boolean {
  if (path.startsWith('.') && known.has(normalize(join(dirname(document), path)))) return true;
  const pattern = path
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replace(/\*+/g, '[^/]*');
  const ending = new RegExp(`(^|/)${pattern}$`);
  return places.some((place) => ending.test(place));
}

const missingPaths = (document: string, text: string): readonly string[] =>
  [...text.matchAll(CODE)]
    .map(([, code = '']) => code.replace(/\/$/, ''))
    .filter((code, at, all) => PATH.test(code) && all.indexOf(code) === at)
    .filter((path) => (FILE.test(path) || ROOTS.test(path)) && !NOT_KEPT.test(path) && !isThere(document, path));

it('every path that a document names or links to is there', () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8').replace(FENCED, '');
    return [...brokenLinks(document, text), ...missingPaths(document, text)].map((path) => `${document}: ${path}`);
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
