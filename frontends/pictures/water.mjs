import { stream } from './chance.mjs';
import { n } from './sheet.mjs';

/** Still water, and the light on it: glints grow shorter and wider apart towards the viewer. */
export function drawWater(page, { horizon, light, palette, water }) {
  const { width, height } = page;
  const [rim, middle, near] = palette.sea;
  const fill = page.gradient([
    [0, rim],
    [0.2, middle],
    [1, near],
  ]);
  page.add(`<rect y="${horizon}" width="${width}" height="${n(height * 0.26)}" fill="${fill}"/>`);
  const next = stream(17);
  for (let i = 0; i < water.glints; i++) {
    const depth = next();
    const y = horizon + 2 + depth * depth * height * 0.17;
    const spread = width * (0.012 + 0.085 * depth) * water.spread;
    const x = light.x + (next() + next() - 1) * spread;
    const half = width * (0.004 + 0.022 * next()) * (0.35 + depth);
    page.add(
      `<rect x="${n(x - half)}" y="${n(y)}" width="${n(2 * half)}" height="${n(1 + 2.4 * depth)}" rx="1" fill="${palette.glint}" opacity="${(0.75 - 0.5 * depth).toFixed(2)}"/>`,
    );
  }
}

/** One small sail, so that the eye knows how wide the water is. */
export function drawSail(page, { horizon, palette, sail }) {
  const x = page.width * sail.x;
  const y = horizon + page.height * sail.below;
  const size = page.height * sail.size;
  page.add(
    `<path d="M${n(x)} ${n(y)}L${n(x)} ${n(y - size)}Q${n(x + size * 0.5)} ${n(y - size * 0.4)} ${n(x + size * 0.52)} ${n(y)}Z" fill="${palette.sail}"/>`,
    `<path d="M${n(x - size * 0.07)} ${n(y)}L${n(x - size * 0.07)} ${n(y - size * 0.8)}Q${n(x - size * 0.3)} ${n(y - size * 0.3)} ${n(x - size * 0.34)} ${n(y)}Z" fill="${palette.sail}" opacity=".75"/>`,
    `<path d="M${n(x - size * 0.42)} ${n(y + size * 0.05)}H${n(x + size * 0.6)}L${n(x + size * 0.42)} ${n(y + size * 0.17)}H${n(x - size * 0.3)}Z" fill="${palette.tones[4]}"/>`,
  );
}
