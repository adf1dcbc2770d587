import { curve, stream } from './chance.mjs';
import { n } from './sheet.mjs';

/** Air from the zenith down to the horizon, and the light around sun or moon. */
export function drawSky(page, { horizon, light, palette }) {
  const { width, height } = page;
  const [zenith, high, low, rim] = palette.sky;
  const air = page.gradient([
    [0, zenith],
    [0.42, high],
    [0.76, low],
    [1, rim],
  ]);
  const glow = page.glow(light.x, light.y, light.reach, [
    [0, palette.glow, palette.glowStrength],
    [0.35, palette.glow, palette.glowStrength * 0.42],
    [1, palette.glow, 0],
  ]);
  page.add(`<rect width="${width}" height="${horizon + 2}" fill="${air}"/>`, `<rect width="${width}" height="${height}" fill="${glow}"/>`);
}

/** Long thin lens clouds, only near the light. */
export function drawClouds(page, { horizon, light, palette, clouds }) {
  const { width, height } = page;
  const next = stream(clouds.seed);
  for (let i = 0; i < clouds.count; i++) {
    const y = horizon - height * (clouds.low + clouds.spread * next() * next());
    const x = light.x + (next() - 0.5) * width * 0.75;
    const half = width * (0.06 + 0.16 * next());
    const thick = (1.2 + next() * height * 0.0042) * clouds.thick;
    const opacity = (0.18 + 0.4 * next()).toFixed(2);
    page.add(
      `<path d="M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick * 2)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}" fill="${palette.cloud}" opacity="${opacity}"/>`,
    );
  }
}

/** Where stars may shine: never behind the header or the heading, whose letters they would spoil. */
const OPEN_SKY = {
  wide: {
    across: curve([
      [0.6, 0],
      [0.76, 1],
    ]),
    down: curve([
      [0.09, 0],
      [0.15, 1],
    ]),
  },
  tall: {
    across: () => 1,
    down: curve([
      [0.41, 0],
      [0.44, 1],
    ]),
  },
};

/** Stars, thicker away from the horizon and away from the light. */
export function drawStars(page, { horizon, light, palette, stars, crop }) {
  const next = stream(stars.seed);
  const open = OPEN_SKY[crop];
  const unit = Math.min(page.width, page.height);
  for (let i = 0; i < stars.count; i++) {
    const x = next() * page.width;
    const y = next() ** 1.4 * horizon * 0.92;
    const size = (0.0005 + 0.0011 * next() ** 3) * unit;
    const distance = Math.hypot(x - light.x, y - light.y);
    const opacity =
      (0.25 + 0.6 * next()) *
      Math.min(1, distance / (light.radius * 9)) *
      stars.strength *
      open.across(x / page.width) *
      open.down(y / page.height);
    if (distance > light.radius * 3.6 && opacity > 0.02)
      page.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${size.toFixed(2)}" fill="${palette.star}" opacity="${opacity.toFixed(2)}"/>`);
  }
}

/** Stars as a long exposure sees them: arcs about one still point. */
export function drawTrails(page, { light, palette, trails }) {
  const next = stream(trails.seed);
  let lines = '';
  for (let i = 0; i < trails.count; i++) {
    const radius = light.radius * (4 + 15 * Math.sqrt(next()));
    const from = next() * Math.PI * 2;
    const sweep = 0.2 + 0.5 * next();
    const at = (angle) => `${n(light.x + radius * Math.cos(angle))} ${n(light.y + radius * Math.sin(angle))}`;
    lines += `M${at(from)}A${n(radius)} ${n(radius)} 0 0 1 ${at(from + sweep)}`;
  }
  page.add(
    `<path d="${lines}" fill="none" stroke="${palette.star}" stroke-width="1.1" stroke-linecap="round" opacity="${trails.strength}"/>`,
  );
}
