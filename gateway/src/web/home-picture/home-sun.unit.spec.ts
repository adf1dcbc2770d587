import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { placeInBezel } from './home-sun.ts';
import { readLandscapeIndex } from './landscape-index.ts';
import type { Light } from './light-of.ts';

const shipped = readLandscapeIndex(
  JSON.parse(readFileSync(new URL('../../../../frontends/public/assets/landscapes/landscapes.json', import.meta.url), 'utf8')),
);
const SIZES = { wide: [1920, 1200], tall: [900, 1800] } as const;
const LIGHTS: readonly Light[] = ['autumn', 'dawn', 'dusk', 'night', 'noon', 'spring', 'winter'];

describe('the sun in its bezel', () => {
  const bezel = { x: 1000, y: 500, radius: 50 };
  it('rises at the left, stands above the middle at noon, and sets at the right', () => {
    const [east, noon, west] = [
      { altitude: 0, azimuth: 90 },
      { altitude: 60, azimuth: 180 },
      { altitude: 0, azimuth: 270 },
    ].map((position) => placeInBezel(bezel, position));
    expect(east).toEqual({ x: 930, y: 500 });
    expect(Math.round(noon?.x ?? 0)).toBe(1000);
    expect(noon?.y).toBeCloseTo(439.4, 1);
    expect(west).toEqual({ x: 1070, y: 500 });
  });

  const places = shipped.landscapes.flatMap(({ name, themes }) =>
    Object.values(themes).flatMap(({ sun }) => (['wide', 'tall'] as const).map((shape) => ({ name, shape, sun: sun?.[shape] }))),
  );

  it('has a place in every shipped landscape, in both themes and shapes; the night has its moon', () => {
    expect(shipped.landscapes.map(({ name }) => name)).toEqual(LIGHTS);
    expect(places).toHaveLength(LIGHTS.length * 4);
    expect(places.filter(({ sun }) => !sun).map(({ name }) => name)).toEqual(Array(4).fill('night'));
  });

  it('stays within the picture, and the land is known wherever it goes', () => {
    for (const { shape, sun } of places) {
      if (!sun) continue;
      const { x, y, radius, skyline } = sun;
      const [width, height] = SIZES[shape];
      expect([x - 3 * radius > 0, x + 3 * radius < width, y - 3 * radius > 0]).toEqual([true, true, true]);
      expect([skyline[0], skyline.at(-1)].map((point) => Math.abs((point?.[0] ?? x) - x) >= 2.9 * radius)).toEqual([true, true]);
      expect(skyline.every(([, top]) => top > 0 && top < height)).toBe(true);
    }
  });
});
