import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LATELY_GROUND } from './Lately.styles.ts';

const TOKENS = readFileSync(join(__dirname, '../../../kit/src/theme/tokens.ts'), 'utf8');
type Colour = readonly number[];
const colourOf = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const token = (name: string): readonly Colour[] =>
  new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(TOKENS)?.slice(1).map(colourOf) ?? [];

const linear = (part: number) => (part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r = 0, g = 0, b = 0]: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the line below the search box', () => {
  // Also a picture service's pictures, and the sun itself.
  it.each([
    ['light', 0],
    ['dark', 1],
  ])('is readable on black and on white, whatever the hour, in the %s theme', (_theme, at) => {
    const [ink, scrim] = [token('ink')[at] ?? [], token('scrim')[at] ?? []];
    for (const picture of [0, 255]) {
      const ground = scrim.map((part) => part * LATELY_GROUND + picture * (1 - LATELY_GROUND));
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
