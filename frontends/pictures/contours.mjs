import { ground, planeNoise } from './chance.mjs';
import { n } from './sheet.mjs';

const CELL = 5;

/** Which sides of a cell a contour joins, by which of its corners lie above the level (marching squares). */
const JOINS = {
  1: ['left-top'],
  2: ['top-right'],
  3: ['left-right'],
  4: ['right-bottom'],
  5: ['left-top', 'right-bottom'],
  6: ['top-bottom'],
  7: ['left-bottom'],
  8: ['bottom-left'],
  9: ['bottom-top'],
  10: ['top-right', 'bottom-left'],
  11: ['bottom-right'],
  12: ['right-left'],
  13: ['right-top'],
  14: ['top-left'],
};

/** Contour lines over a foreshortened slope below a ridge; every fifth is heavier, as on a map. */
export function contourLines(page, { lineOf, top, seed, levels, stretch }) {
  const field = heights(page, { lineOf, top, seed, stretch });
  const lines = { thin: '', heavy: '' };
  for (let i = 1; i < levels; i++) {
    lines[i % 5 ? 'thin' : 'heavy'] += trace(field, 0.22 + (0.56 * i) / levels, top);
  }
  return lines;
}

function heights({ width, height }, { lineOf, top, seed, stretch }) {
  const noise = planeNoise(seed);
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil((height - top) / CELL) + 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = column * CELL;
      const y = top + row * CELL;
      const below = (y - lineOf(x / width) * 0.72 - top * 0.28) / height;
      const depth = Math.sqrt(Math.max(0, below) + 0.004);
      return ground(noise, ((x / width) * 3.1 * stretch) / (0.7 + 1.1 * depth) + 2, depth * 7.5);
    }),
  );
}

function trace(field, level, top) {
  let path = '';
  for (let row = 0; row < field.length - 1; row++)
    for (let column = 0; column < field[row].length - 1; column++) {
      const a = field[row][column];
      const b = field[row][column + 1];
      const c = field[row + 1][column + 1];
      const d = field[row + 1][column];
      const joins = JOINS[(a > level) | ((b > level) << 1) | ((c > level) << 2) | ((d > level) << 3)];
      if (!joins) continue;
      const x = column * CELL;
      const y = top + row * CELL;
      const share = (from, to) => (CELL * (level - from)) / (to - from);
      const point = {
        top: () => `${n(x + share(a, b))} ${n(y)}`,
        right: () => `${n(x + CELL)} ${n(y + share(b, c))}`,
        bottom: () => `${n(x + share(d, c))} ${n(y + CELL)}`,
        left: () => `${n(x)} ${n(y + share(a, d))}`,
      };
      for (const join of joins) {
        const [from, to] = join.split('-');
        path += `M${point[from]()}L${point[to]()}`;
      }
    }
  return path;
}
