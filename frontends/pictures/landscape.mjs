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

/** Where sun or moon stands in a scene, in pixels of the crop. */
export function lightOf(scene, theme, crop) {
  const { width, height } = CROPS[crop];
  const sun = { ...scene.sun[crop], ...scene[theme].sun?.[crop] };
  return {
    phase: scene[theme].phase,
    x: width * sun.x,
    y: height * sun.y,
    radius: sun.size * Math.min(width, height),
    reach: width * sun.reach,
  };
}

/** What a scene is drawn on and with, in one theme and crop. */
function setUp(scene, theme, crop) {
  const { width, height, squeeze, drop } = CROPS[crop];
  const light = lightOf(scene, theme, crop);
  const on = { ...scene, ...scene[theme], light, horizon: height * HORIZON, squeeze, drop, crop, relief: scene.relief?.[crop] ?? 1 };
  return { page: sheet(width, height), moment: scene[theme], on };
}

/** The land alone, whatever stands before the sky; answers the SVG. */
export function drawLand(scene, theme, crop) {
  const { page, on } = setUp(scene, theme, crop);
  for (const part of scene.land) if (!part.mist) drawRidge(page, on, part);
  return page.toString();
}

/** Draws a scene in one theme and crop, far to near; answers the SVG. */
export function drawLandscape(scene, theme, crop) {
  const { page, moment, on } = setUp(scene, theme, crop);
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
