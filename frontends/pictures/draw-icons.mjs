/** Draws the icons of browsers and home screens into ../shell/public: node draw-icons.mjs */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icoOf } from './brand/ico.mjs';
import { DEEP, INK, icon, mark, ON_DEEP, PAPER, SAFFRON, SAFFRON_ON_DEEP, smallMark } from './brand/mark.mjs';

const folder = new URL('../shell/public/', import.meta.url);
const write = (name, content) => writeFile(new URL(name, folder), content);
const png = (options) =>
  sharp(icon(options))
    .png({ compressionLevel: 9, palette: options.ground !== undefined })
    .toBuffer();

const onPaper = mark(INK, SAFFRON);
const onDeep = mark(ON_DEEP, SAFFRON_ON_DEEP);

// The one icon that can follow the system's theme: ink on a light tab strip, paper on a dark one.
await write(
  'favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>:root{color:${INK}}@media (prefers-color-scheme:dark){:root{color:${ON_DEEP}}}</style>${smallMark('currentColor', SAFFRON)}</svg>\n`,
);
const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png({ size, share: 1, drawn: smallMark(INK, SAFFRON) }) })),
);
await write('favicon.ico', icoOf(small));
await write('favicon-32.png', small[1].png);
await write('apple-touch-icon.png', await png({ size: 180, share: 0.66, drawn: onPaper, ground: PAPER }));
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, await png({ size, share: 0.78, drawn: onPaper, ground: PAPER }));
  // Launchers cut masks out of these: everything that matters lies in the middle four fifths.
  await write(`icon-maskable-${size}.png`, await png({ size, share: 0.56, drawn: onDeep, ground: DEEP }));
}
