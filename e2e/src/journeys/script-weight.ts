import { brotliCompressSync, constants } from 'node:zlib';
import { type Parts, readBytesByPart } from '../script-parts.ts';

/** Kilobytes of JavaScript by part, when a page is only read and once it was touched. */
export type PageWeight = { readonly page: string; readonly read: Parts; readonly touched: Parts };

const MOST_ROWS = 10;
const NAME_WIDTH = 24;
const CELL_WIDTH = 10;

export const sum = (parts: Parts): number => Object.values(parts).reduce((total, kb) => total + kb, 0);

/** Kilobytes (brotli) of a script; each part has the share of them that it has of the bytes before. @throws when the build has left no source map */
export async function weighScript(path: string, body: Buffer): Promise<Parts> {
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const perByte = compressed.length / 1_000 / body.length;
  return Object.fromEntries(Object.entries(await readBytesByPart(path, body.toString())).map(([name, bytes]) => [name, bytes * perByte]));
}

export function addUp(scripts: readonly Parts[]): Parts {
  const parts: Record<string, number> = {};
  for (const [name, kb] of scripts.flatMap((script) => Object.entries(script))) parts[name] = (parts[name] ?? 0) + kb;
  return parts;
}

/** What weighs more on a page than was approved and `growth` kilobytes, a sentence each. Nothing was approved of parts that are not listed. */
export const grownParts = ({ page, touched }: PageWeight, approved: Parts, growth: number): readonly string[] =>
  Object.entries(touched)
    .filter(([name, kb]) => kb > (approved[name] ?? 0) + growth)
    .map(([name, kb]) => `${name} weighs ${kb.toFixed(1)} KB on ${page}, where ${approved[name] ?? 0} were approved.`);

/** The heaviest parts of any page beside what was approved of them, to be printed. */
export function tableOf(pages: readonly PageWeight[], approved: Parts): string {
  const most = (name: string) => Math.max(...pages.map(({ touched }) => touched[name] ?? 0));
  const names = [...new Set(pages.flatMap(({ touched }) => Object.keys(touched)))].sort((one, other) => most(other) - most(one));
  const heaviest = names.slice(0, MOST_ROWS);
  const line = (name: string, cells: readonly string[]) =>
    `    ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
  const row = (name: string, known: string, kb: (page: PageWeight) => number) =>
    line(name, [...pages.map((page) => kb(page).toFixed(1)), known]);
  return [
    line('KB of scripts, brotli', [...pages.map(({ page }) => page), 'approved']),
    row('only read', '', ({ read }) => sum(read)),
    row('touched', '', ({ touched }) => sum(touched)),
    ...heaviest.map((name) => row(`  ${name}`, String(approved[name] ?? 0), ({ touched }) => touched[name] ?? 0)),
    row(
      `  ${names.length - heaviest.length} others`,
      '',
      ({ touched }) => sum(touched) - heaviest.reduce((total, name) => total + (touched[name] ?? 0), 0),
    ),
  ].join('\n');
}
