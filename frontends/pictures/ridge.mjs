import { crested, curve, lineNoise, rolling } from './chance.mjs';
import { contourLines } from './contours.mjs';
import { orchard, standOfTrees } from './growth.mjs';
import { hachures, shadedFlanks } from './relief.mjs';
import { n } from './sheet.mjs';

const STEP = 3;
const always = [[0, 1]];
const never = [[0, 0]];

/** The height line of a ridge: u across the page, 0 to 1, gives y in pixels. */
function skyline(page, { horizon, squeeze, drop, relief }, ridge) {
  const form = ridge.form === 'rolling' ? rolling : crested;
  const noise = lineNoise(ridge.seed);
  const where = curve(ridge.where ?? always);
  const lean = curve(ridge.lean ?? never);
  const { size = 0, frequency = 1 } = ridge.ripple ?? {};
  return (u) =>
    horizon +
    page.height *
      (ridge.below * drop -
        relief * ((ridge.floor ?? 0) + ridge.rise * form(noise, u * ridge.frequency * squeeze + ridge.at)) * where(u) -
        size * rolling(noise, u * frequency * squeeze) +
        lean(u));
}

/** One ridge, with whatever its scene puts on it: trees, hachures, flanks, snow, contours, an orchard. */
export function drawRidge(page, scene, ridge) {
  const { palette } = scene;
  const lineOf = skyline(page, scene, ridge);
  const points = [];
  for (let x = -8; x <= page.width + 8; x += STEP) points.push([x, lineOf(x / page.width)]);
  const top = Math.min(...points.map(([, y]) => y));
  const base = ridge.stands === 'horizon' ? scene.horizon + 2 : page.height;
  const outline = `M${points.map(([x, y]) => `${x} ${n(y)}`).join('L')}L${page.width + 8} ${base}L-8 ${base}Z`;
  const clip = page.name();
  page.define(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
  const [upper, lower] = ridge.tones.map((tone) => palette[tone] ?? palette.tones[tone]);

  if (ridge.trees)
    page.add(
      `<path d="${standOfTrees(page, { lineOf, trees: ridge.trees })}" fill="${palette[ridge.trees.tone] ?? palette.tones[ridge.trees.tone]}"/>`,
    );
  page.add(
    `<path d="${outline}" fill="${page.gradient([
      [0, upper],
      [1, lower],
    ])}"/>`,
  );
  page.add(`<g clip-path="url(#${clip})" fill="none" stroke-linecap="round">`);
  const on = { page, scene, ridge, points, lineOf, top, shade: palette[ridge.shade] ?? palette.tones[ridge.shade ?? 4] };
  if (ridge.flanks) addFlanks(on);
  if (ridge.hachures) addHachures(on);
  if (ridge.contours) addContours(on);
  page.add('</g>');
  if (ridge.orchard) addOrchard(on);
}

function addFlanks({ page, ridge, points, shade }) {
  const fade = page.gradient([
    [0, shade, ridge.flanks.strength],
    [1, shade, 0],
  ]);
  const flanks = shadedFlanks(points, { height: page.height, ...ridge.flanks });
  page.add(...flanks.map((path) => `<path d="${path}" fill="${fade}"/>`));
}

function addHachures({ page, scene, ridge, points, shade }) {
  const strokes = hachures(points, { height: page.height, ...ridge.hachures });
  const lit = (ridge.hachures.lit ?? 0.3) * scene.palette.litStrength;
  page.add(
    `<path d="${strokes.shade}" stroke="${shade}" stroke-width="1.5" opacity=".2"/>`,
    `<path d="${strokes.lit}" stroke="${scene.palette.lit}" stroke-width="1.3" opacity="${lit.toFixed(2)}"/>`,
  );
}

function addContours({ page, scene, ridge, lineOf, top }) {
  const { seed, strength } = ridge.contours;
  const lines = contourLines(page, { lineOf, top, seed, levels: 26, stretch: scene.squeeze });
  page.add(
    `<path d="${lines.thin}" stroke="${scene.palette.line}" stroke-width=".9" opacity="${strength}"/>`,
    `<path d="${lines.heavy}" stroke="${scene.palette.line}" stroke-width="1.3" opacity="${(strength * 1.7).toFixed(3)}"/>`,
  );
}

function addOrchard({ page, scene, ridge, lineOf, shade }) {
  const { palette } = scene;
  const { shadow, body, lit } = orchard(page, { lineOf, rows: ridge.orchard });
  page.add(
    `<g fill="${shade}" opacity=".28">${shadow}</g>`,
    `<path d="${body}" fill="${palette.leaf}"/>`,
    `<path d="${lit}" fill="${palette.blossom}" opacity=".9"/>`,
  );
}

/** A band of mist that hides the foot of what lies behind. */
export function drawMist(page, { horizon, drop, palette }, { below, deep, strength }) {
  const fill = page.gradient([
    [0, palette.mist, 0],
    [0.5, palette.mist, strength],
    [1, palette.mist, 0],
  ]);
  page.add(`<rect y="${n(horizon + page.height * below * drop)}" width="${page.width}" height="${n(page.height * deep)}" fill="${fill}"/>`);
}
