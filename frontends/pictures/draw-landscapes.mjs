/**
 * Draws the home page's landscapes into ../public/assets/landscapes, with an index that the home page reads:
 * names, themes, widths, the colours that stand in its place until it is there, the scrim under which the heading is readable, and where the sun may stand.
 *
 *   node draw-landscapes.mjs            all of them
 *   node draw-landscapes.mjs spring     some of them; the others keep their files and their line in the index
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bands, paint, WIDTHS, writePictures } from './render.mjs';
import * as scenes from './scenes/all.mjs';
import { safeScrim } from './scrim.mjs';
import { sunOf } from './skyline.mjs';

const folder = fileURLToPath(new URL('../public/assets/landscapes/', import.meta.url));
const indexFile = `${folder}landscapes.json`;
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const index = await readFile(indexFile, 'utf8').then(JSON.parse, () => ({ landscapes: [] }));
const known = new Map(index.landscapes.map((landscape) => [landscape.name, landscape]));

for (const scene of Object.values(scenes)) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  known.set(scene.name, await draw(scene));
}

const order = Object.values(scenes).map((scene) => scene.name);
const landscapes = order.filter((name) => known.has(name)).map((name) => known.get(name));
await writeFile(indexFile, `${JSON.stringify({ widths: WIDTHS, formats: ['avif', 'webp'], landscapes }, null, 2)}\n`);

async function draw(scene) {
  const entry = { name: scene.name, themes: {} };
  for (const theme of ['light', 'dark']) {
    entry.themes[theme] = { colours: {}, scrim: {}, sun: {} };
    for (const crop of Object.keys(WIDTHS)) {
      const picture = await paint(scene, theme, crop);
      const { strength, contrast } = await safeScrim(picture, theme, crop);
      entry.themes[theme].scrim[crop] = strength;
      entry.themes[theme].sun[crop] = await sunOf(scene, theme, crop);
      entry.themes[theme].colours[crop] = await bands(picture);
      await writePictures(folder, { name: scene.name, theme, crop }, picture);
      process.stdout.write(`${scene.name} ${theme} ${crop}: scrim ${strength}, worst contrast ${contrast}:1\n`);
    }
  }
  return entry;
}
