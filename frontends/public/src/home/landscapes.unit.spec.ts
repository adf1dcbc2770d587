import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import index from '../../assets/landscapes/landscapes.json';

const folder = join(__dirname, '../../assets/landscapes');
const listed = index.landscapes.flatMap(({ name, themes }) =>
  Object.keys(themes).flatMap((theme) =>
    Object.entries(index.widths).flatMap(([crop, widths]) =>
      widths.flatMap((width) => index.formats.map((format) => `${name}-${theme}-${crop}-${width}.${format}`)),
    ),
  ),
);
const bytes = (file: string) => statSync(join(folder, file)).size;

describe('the home landscapes', () => {
  it('exist in every theme, crop, width and format that the index names, and no others do', () => {
    expect(readdirSync(folder).sort()).toEqual([...listed, 'landscapes.json'].sort());
  });

  it('are what their names say: AVIF or WebP', () => {
    for (const file of listed) {
      const head = readFileSync(join(folder, file)).subarray(0, 12).toString('latin1');
      expect(head).toMatch(file.endsWith('.avif') ? /ftypavif/ : /^RIFF.{4}WEBP/s);
    }
  });

  it('stay light: 90 KB for the largest AVIF, 6 MB for all', () => {
    for (const file of listed.filter((name) => name.endsWith('wide-1920.avif'))) expect(bytes(file)).toBeLessThan(90_000);
    expect(listed.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(6_000_000);
  });

  it('are told by as many colours in each theme and crop', () => {
    for (const { themes } of index.landscapes)
      for (const { colours } of Object.values(themes))
        for (const bands of [colours.wide, colours.tall]) expect(bands.join()).toMatch(/^(#[0-9a-f]{6},?){6}$/);
  });

  it('need no more scrim than the home page can lay over them', () => {
    for (const { themes } of index.landscapes)
      for (const { scrim } of Object.values(themes))
        for (const strength of Object.values(scrim)) expect(strength).toBeLessThanOrEqual(0.78);
  });
});
