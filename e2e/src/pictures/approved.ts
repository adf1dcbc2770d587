import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '@pusula/contracts';
import type { Theme } from '../journeys/visitor.ts';
import { compare } from './compare.ts';

const APPROVED = new URL('../../pictures/approved/', import.meta.url).pathname;
const DIFFERENT = new URL('../../.results/pictures/', import.meta.url).pathname;

export type View = { readonly screen: string; readonly width: number; readonly language: Language; readonly theme: Theme };
type Comparer = (view: View, taken: Buffer) => Promise<string | null>;

const nameOf = ({ width, language, theme }: View) => `${width}-${language}-${theme}`;
const folderOf = ({ screen }: Pick<View, 'screen'>) => screen.replaceAll(/[^a-z0-9]+/gi, '-');

async function write(path: string, picture: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

const approvedOf = (view: View) => join(APPROVED, folderOf(view), `${nameOf(view)}.webp`);
const readApproved = (view: View) => readFile(approvedOf(view)).catch(() => null);

/** Holds a picture against the approved one. @returns what is wrong, with where both and their difference can be looked at */
const holdAgainst: Comparer = async (view, taken) => {
  const approved = await readApproved(view);
  const title = `${view.screen}, ${nameOf(view)}`;
  const place = join(DIFFERENT, folderOf(view));
  const keep = (kind: string, picture: Buffer) => write(join(place, `${nameOf(view)}-${kind}.webp`), picture);
  if (!approved) {
    await keep('taken', taken);
    return `${title}: has no approved picture; taken is in ${place}, \`make approve-pictures\` approves it`;
  }
  const { problem, difference } = await compare(approved, taken);
  if (!problem) return null;
  await Promise.all([keep('approved', approved), keep('taken', taken), keep('difference', difference)]);
  return `${title}: ${problem}; approved, taken and difference are in ${place}`;
};

/** Approves a picture. One that shows the same stays as it was, so that a commit holds what has changed. */
const approve: Comparer = async (view, taken) => {
  const approved = await readApproved(view);
  if (!approved || (await compare(approved, taken)).problem) await write(approvedOf(view), taken);
  return null;
};

const approves = process.env.APPROVE === '1';
export const judgePicture: Comparer = approves ? approve : holdAgainst;

/** Holds what a screen reader finds on a screen, roles and names in their order, against the approved text. @returns the first line that differs */
export async function judgeNames({ screen, language }: Pick<View, 'screen' | 'language'>, found: string): Promise<string | null> {
  const path = join(APPROVED, folderOf({ screen }), `names-${language}.txt`);
  if (approves) {
    await write(path, found);
    return null;
  }
  const approved = await readFile(path, 'utf8').catch(() => '');
  if (approved === found) return null;
  const [before, after] = [approved.split('\n'), found.split('\n')];
  const line = after.findIndex((text, place) => text !== before[place]);
  const place = join(DIFFERENT, folderOf({ screen }), `names-${language}-taken.txt`);
  await write(place, found);
  return `${screen}, names in ${language}: line ${line + 1} is “${after[line]?.trim()}”, not “${before[line]?.trim()}”; taken is ${place}`;
}
