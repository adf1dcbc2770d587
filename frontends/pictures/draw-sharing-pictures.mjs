/**
 * Draws the picture that a shared link shows, in both languages, into ../shell/public.
 * The words are set by a browser, because only it has the variable typeface: CHROMIUM names one, /usr/bin/chromium is the default.
 *
 *   node draw-sharing-pictures.mjs
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { INK, mark, SAFFRON } from './brand/mark.mjs';
import { drawLandscape } from './landscape.mjs';
import { dawn } from './scenes/dawn.mjs';

const BRAND = process.env.BRAND_NAME ?? 'Pusula';
const WORDS = {
  tr: { heading: 'Sıradaki adımınız<br>için doğru insan.', lead: 'Koçunuzu sözünden, geçmişinden ve belgelerinden tanıyın.' },
  en: { heading: 'The right person<br>for your next step.', lead: 'Know your coach by their words, their past and their papers.' },
};
const SIZE = { width: 1200, height: 630 };

const font = async (name) =>
  `url(data:font/woff2;base64,${await readFile(new URL(`../kit/assets/fonts/${name}.woff2`, import.meta.url), 'base64')})`;
const faces = await Promise.all(
  [
    ['Fraunces', 'fraunces-latin-opsz-normal', 'U+0-FF,U+131,U+2000-206F'],
    ['Fraunces', 'fraunces-latin-ext-opsz-normal', 'U+100-2BA'],
    ['Figtree', 'figtree-latin-wght-normal', 'U+0-FF,U+131,U+2000-206F'],
    ['Figtree', 'figtree-latin-ext-wght-normal', 'U+100-2BA'],
  ].map(
    async ([family, file, range]) => `@font-face{font-family:${family};src:${await font(file)};font-weight:100 900;unicode-range:${range}}`,
  ),
);

const page = (language, { heading, lead }) => `<!doctype html><html lang="${language}"><style>${faces.join('')}
*{margin:0}body{width:1200px;height:630px;position:relative;overflow:hidden;color:${INK};background:#f6f2ea}
.land{position:absolute;width:1200px;left:0;top:0}.veil{position:absolute;inset:0;background:linear-gradient(96deg,#f6f2eab8 4%,#f6f2ea70 40%,transparent 62%);mask:linear-gradient(#000 50%,transparent 66%)}
main{position:absolute;left:76px;top:60px}.logo{display:flex;align-items:center;gap:16px;font:500 34px/1 Fraunces}.logo svg{width:44px}
h1{font:340 84px/1.04 Fraunces;letter-spacing:-.018em;margin:44px 0 0 -.03em}p{font:400 25px/1.5 Figtree;margin-top:22px}</style>
<div class="land">${drawLandscape(dawn, 'light', 'wide').replace('<svg ', '<svg style="width:1200px;height:750px" ')}</div><div class="veil"></div>
<main><div class="logo"><svg viewBox="0 0 32 32">${mark(INK, SAFFRON)}</svg>${BRAND}</div><h1>${heading}</h1><p>${lead}</p></main></html>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [language, words] of Object.entries(WORDS)) {
    const tab = await browser.newPage({ viewport: SIZE });
    await tab.setContent(page(language, words));
    await tab.evaluate(() => document.fonts.ready);
    const picture = await tab.screenshot();
    await sharp(picture)
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(fileURLToPath(new URL(`../shell/public/sharing-${language}.jpg`, import.meta.url)));
  }
} finally {
  await browser.close();
}
