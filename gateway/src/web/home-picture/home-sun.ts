import type { RequestHandler } from 'express';
import type { HomePictureOptions } from './home-picture.ts';
import { landscapeIn, PictureQuery, type Sun } from './landscape-index.ts';
import { lightOf } from './light-of.ts';
import { type SolarPosition, solarPosition } from './solar-position.ts';

/** As the pictures are drawn (frontends/pictures/landscape.mjs). */
const SIZES = { wide: { width: 1920, height: 1200 }, tall: { width: 900, height: 1800 } } as const;
/** The upper edge of the sun is at the horizon: it has set. */
const SETS_AT = -0.83;
/** How far from the middle of the bezel the sun goes, in its own radii: its marks stay free. */
const REACH = 1.4;
const DEGREE = Math.PI / 180;

/** Pure: where the sun stands in its bezel, whose middle is the south on the horizon and whose top is the zenith; east is left, as whoever looks south sees it. */
export function placeInBezel({ x, y, radius }: Pick<Sun, 'x' | 'y' | 'radius'>, { altitude, azimuth }: SolarPosition) {
  const east = Math.cos(altitude * DEGREE) * Math.sin(azimuth * DEGREE);
  return { x: x - REACH * radius * east, y: y - REACH * radius * Math.sin(altitude * DEGREE) };
}

const n = (value: number) => value.toFixed(1);

function drawSun(sun: Sun, position: SolarPosition): string {
  const { x, y } = placeInBezel(sun, position);
  const line = sun.skyline.map((point) => point.map(n).join(' ')).join('L');
  const [[left], [right]] = [sun.skyline[0], sun.skyline.at(-1)] as [[number, number], [number, number]];
  return `<clipPath id="sky"><path d="M${n(left)} 0L${line}L${n(right)} 0Z"/></clipPath><circle cx="${n(x)}" cy="${n(y)}" r="${n(sun.radius)}" fill="${sun.colour}" clip-path="url(#sky)"/>`;
}

/**
 * The sun over the home page's picture, where it stands at this moment: a drawing of the picture's size, empty by night and over the pictures of a service. It is a
 * picture of its own and not a part of the page, so that no page that is kept anywhere shows the sun of another hour.
 */
export function homeSun({ serviceUrl, index, now }: HomePictureOptions): RequestHandler {
  return async (request, response) => {
    const { theme, shape } = PictureQuery.parse(request.query);
    const moment = now();
    const position = solarPosition(moment);
    const sun = landscapeIn(await index(), lightOf(moment))?.themes[theme].sun?.[shape];
    const isSeen = serviceUrl === undefined && sun && position.altitude > SETS_AT;
    const { width, height } = SIZES[shape];
    response.set({ 'cache-control': 'no-store' }).type('image/svg+xml');
    response.send(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${isSeen ? drawSun(sun, position) : ''}</svg>`,
    );
  };
}
