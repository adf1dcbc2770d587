/**
 * Cuts the variable fonts of ../kit/assets/fonts to the letters of Turkish and English and to the weights that pages use, beside them: what nearly every page needs in
 * a third of the bytes. The wide files stay for all other letters.
 *
 *   node cut-page-fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { FONT_RANGES, FONT_WEIGHTS } from '@pusula/frontend-kit/font-ranges';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const FONTS = new URL('../kit/assets/fonts/', import.meta.url);
const ENDINGS = { fraunces: 'opsz-normal', figtree: 'wght-normal' };
const CUTS = [
  { to: 'common', from: 'latin' },
  { to: 'turkish', from: 'latin-ext' },
];

const lettersOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

for (const [name, ending] of Object.entries(ENDINGS)) {
  const [min, max] = FONT_WEIGHTS[name];
  for (const { to, from } of CUTS) {
    const wide = await readFile(new URL(`${name}-${from}-${ending}.woff2`, FONTS));
    const letters = lettersOf(FONT_RANGES[to]);
    const has = new Set(fontkit.create(wide).characterSet);
    const missing = letters.filter((letter) => !has.has(letter)).map((letter) => letter.toString(16));
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}: a face that says so would show a gap`);
    const cut = await subsetFont(wide, String.fromCodePoint(...letters), { variationAxes: { wght: { min, max } }, targetFormat: 'woff2' });
    await writeFile(new URL(`${name}-${to}-${ending}.woff2`, FONTS), cut);
    process.stdout.write(`${name}-${to}: ${cut.length} bytes of ${wide.length}\n`);
  }
}
