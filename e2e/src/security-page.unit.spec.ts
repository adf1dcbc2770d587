import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = resolve(__dirname, '../../docs');
const page = readFileSync(join(FOLDER, 'security.md'), 'utf8');
const files = new Map([...page.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [name, join(FOLDER, path)]));

type Requirement = { readonly id: string; readonly state: string };
const requirements: readonly Requirement[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\|(.+)\|$/gm)].map(
  ([, id = '', state = '']) => ({
    id,
    state: state.trim(),
  }),
);

/** Titles and the file that each is said to be in: quotations in front of a link belong to it. */
function titlesIn(state: string): { readonly title: string; readonly file: string }[] {
  const parts = state.split(/(?:\[[^\]]+\]\[([^\]]+)\]|\[[^\]]+\]\((\S+?)\))/);
  return [0, 3, 6, 9, 12, 15, 18].flatMap((at) => {
    const [text = '', name, path] = parts.slice(at, at + 3);
    const file = name === undefined ? path && join(FOLDER, path) : files.get(name);
    return file?.match(/\.spec\.tsx?$/) ? [...text.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ title, file })) : [];
  });
}

describe('the requirements on the security page', () => {
  it('that hold each name a test, or say that they are about the page or do not apply', () => {
    expect(requirements.length).toBeGreaterThan(70);
    const held = requirements.filter(({ state }) => state.startsWith('holds'));
    expect(held.filter(({ state }) => !state.startsWith('holds (this page)') && titlesIn(state).length === 0).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('quote titles of tests that are there', () => {
    const quoted = requirements.flatMap(({ id, state }) => titlesIn(state).map((quote) => ({ id, ...quote })));
    expect(quoted.length).toBeGreaterThan(100);
    const sources = new Map(quoted.map(({ file }) => [file, existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '']));
    expect(quoted.filter(({ file, title }) => !sources.get(file)?.includes(title)).map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  });

  it('link to files that are there, each of them used', () => {
    expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
    expect([...files.keys()].filter((name) => !page.includes(`][${name}]`))).toEqual([]);
  });
});
