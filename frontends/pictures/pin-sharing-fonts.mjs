/**
 * Pins the variable fonts at the weights that pictures of shared links are set in, into ../../services/kit/src/drawing/fonts: services draw without a browser,
 * and the library that gives them outlines cannot vary a compressed font.
 *
 *   node pin-sharing-fonts.mjs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const FONTS = new URL('../kit/assets/fonts/', import.meta.url);
const PINNED = new URL('../../services/kit/src/drawing/fonts/', import.meta.url);
/** Names are a little sturdier than on pages: previews show them at half the size. */
const FACES = [
  { name: 'fraunces-name', file: (part) => `fraunces-${part}-opsz-normal`, variationAxes: { opsz: 60, wght: 370 } },
  { name: 'fraunces-brand', file: (part) => `fraunces-${part}-opsz-normal`, variationAxes: { opsz: 34, wght: 500 } },
  { name: 'figtree-text', file: (part) => `figtree-${part}-wght-normal`, variationAxes: { wght: 400 } },
  { name: 'figtree-strong', file: (part) => `figtree-${part}-wght-normal`, variationAxes: { wght: 500 } },
];

await mkdir(PINNED, { recursive: true });
for (const { name, file, variationAxes } of FACES) {
  for (const part of ['latin', 'latin-ext']) {
    const variable = await readFile(new URL(`${file(part)}.woff2`, FONTS));
    const everything = String.fromCodePoint(...fontkit.create(variable).characterSet);
    const pinned = await subsetFont(variable, everything, { variationAxes, targetFormat: 'woff2' });
    await writeFile(new URL(`${name}-${part}.woff2`, PINNED), pinned);
  }
}
