import { describe, expect, it } from '@jest/globals';
import { lightOf } from './light-of.ts';
import { solarPosition } from './solar-position.ts';

/** A time of day in Türkiye, which is three hours ahead all year. */
const at = (written: string) => Date.parse(`${written}:00+03:00`);
const near = (value: number, expected: number, by: number) => Math.abs(value - expected) <= by;

describe('the sun over Türkiye', () => {
  // Noon is when the sun crosses 35° east: 12:40, and the equation of time of the day later or earlier.
  it.each([
    ['2026-03-20T12:47', 51.0],
    ['2026-06-21T12:42', 74.4],
    ['2026-09-23T12:32', 51.0],
    ['2026-12-21T12:38', 27.6],
  ])('stands in the south at %s, %f degrees high', (noon, altitude) => {
    const sun = solarPosition(at(noon));
    expect(near(sun.altitude, altitude, 0.3)).toBe(true);
    expect(near(sun.azimuth, 180, 1)).toBe(true);
  });

  it.each([
    ['rises in the east at the equinox', '2026-03-20T06:43', 90],
    ['sets in the west at the equinox', '2026-03-20T18:51', 270],
    ['rises in the north-east in summer', '2026-06-21T05:17', 59],
    ['sets in the north-west in summer', '2026-06-21T20:07', 301],
    ['rises in the south-east in winter', '2026-12-21T08:00', 120],
    ['sets in the south-west in winter', '2026-12-21T17:16', 240],
  ])('%s', (_what, moment, azimuth) => {
    const sun = solarPosition(at(moment));
    expect(near(sun.altitude, 0, 1.2)).toBe(true);
    expect(near(sun.azimuth, azimuth, 2)).toBe(true);
  });

  it('goes round once a day without a jump, on every day of a year', () => {
    for (let day = 0; day < 366; day += 1) {
      const begin = at('2028-01-01T00:00') + day * 86_400_000;
      const path = Array.from({ length: 145 }, (_, step) => solarPosition(begin + step * 600_000));
      for (const [step, { altitude }] of path.entries())
        expect(Math.abs(altitude - (path[step - 1]?.altitude ?? altitude))).toBeLessThan(2.5);
      const heights = path.map(({ altitude }) => altitude);
      expect(Math.min(...heights)).toBeLessThan(-25);
      expect(Math.max(...heights)).toBeGreaterThan(25);
    }
  });
});

describe('the light of the home page', () => {
  it.each([
    ['2026-11-27T03:00', 'night'],
    ['2026-11-27T07:45', 'dawn'],
    ['2026-11-27T12:30', 'autumn'],
    ['2026-11-27T16:30', 'dusk'],
    ['2026-11-27T19:00', 'night'],
    ['2026-12-01T12:30', 'winter'],
    ['2026-02-28T12:30', 'winter'],
    ['2026-03-01T12:30', 'spring'],
    ['2026-06-01T12:30', 'noon'],
    ['2026-09-01T12:30', 'autumn'],
    ['2026-06-21T19:45', 'dusk'],
    ['2026-06-21T05:10', 'dawn'],
  ])('%s: %s', (moment, light) => expect(lightOf(at(moment))).toBe(light));
});
