import { drawFlock } from './growth.mjs';
import { drawLight } from './light.mjs';
import { drawMist, drawRidge } from './ridge.mjs';
import { sheet } from './sheet.mjs';
import { drawClouds, drawSky, drawStars, drawTrails } from './sky.mjs';
import { drawSail, drawWater } from './water.mjs';

/** The two crops: `squeeze` widens the land on the narrow sheet, `drop` pulls its ridges closer together. */
export const CROPS = {
  wide: { width: 1920, height: 1200, squeeze: 1, drop: 1 },
  tall: { width: 900, height: 1800, squeeze: 0.62, drop: 0.91 },
};

const CLOUDS = { seed: 91, count: 13, low: 0.03, spread: 0.2, thick: 1 };
const HORIZON = 0.6;

/** Draws a scene in one theme and crop, far to near; answers the SVG. */
export function drawLandscape(scene, theme, crop) {
  const { width, height, squeeze, drop } = CROPS[crop];
  const page = sheet(width, height);
  const moment = scene[theme];
  const sun = { ...scene.sun[crop], ...moment.sun?.[crop] };
  const light = {
    phase: moment.phase,
    x: width * sun.x,
    y: height * sun.y,
    radius: sun.size * Math.min(width, height),
    reach: width * sun.reach,
  };
  const on = { ...scene, ...moment, light, horizon: height * HORIZON, squeeze, drop, crop, relief: scene.relief?.[crop] ?? 1 };

  drawSky(page, on);
  if (moment.trails) drawTrails(page, on);
  if (moment.stars) drawStars(page, on);
  drawClouds(page, { ...on, clouds: { ...CLOUDS, ...on.clouds } });
  drawLight(page, on);
  if (scene.water) drawWater(page, on);
  for (const part of scene.land) {
    if (part.mist) drawMist(page, on, part.mist);
    else drawRidge(page, on, part);
  }
  if (scene.sail) drawSail(page, { ...on, sail: { ...scene.sail, ...scene.sail[crop] } });
  if (moment.flock) drawFlock(page, { ...on, flock: { ...moment.flock, ...moment.flock[crop] } });
  return page.toString();
}
