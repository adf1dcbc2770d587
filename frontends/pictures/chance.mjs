/** Seeded chance and smooth noise: the same seed always draws the same land. */

/** A stream of numbers in [0, 1) that depends on the seed alone. */
export function stream(seed) {
  let state = seed | 0;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const numbers = (seed, count) => Array.from({ length: count }, stream(seed));

/** Smooth noise along a line, in [0, 1). */
export function lineNoise(seed) {
  const value = numbers(seed, 512);
  return (x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const ease = part * part * (3 - 2 * part);
    return value[cell & 511] * (1 - ease) + value[(cell + 1) & 511] * ease;
  };
}

/** Smooth noise over a plane, in [0, 1). */
export function planeNoise(seed) {
  const value = numbers(seed, 4096);
  const at = (x, y) => value[(x * 37 + y * 113) & 4095];
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function octaves(shape, { stretch, shift, fade }) {
  return (noise, x) => {
    let weight = 0.5;
    let sum = 0;
    let total = 0;
    for (let octave = 0; octave < 5; octave++) {
      sum += weight * shape(noise(x));
      total += weight;
      x = x * stretch + shift;
      weight *= fade;
    }
    return sum / total;
  };
}

/** Soft hills. */
export const rolling = octaves((n) => n, { stretch: 2.07, shift: 7.3, fade: 0.47 });
/** Mountains: a crest wherever the noise crosses its middle. */
export const crested = octaves((n) => 1 - Math.abs(n * 2 - 1), {
  stretch: 2.03,
  shift: 3.1,
  fade: 0.46,
});

/** Three octaves of plane noise: the ground that contour lines are read from. */
export const ground = (noise, x, y) => (noise(x, y) + 0.5 * noise(x * 2.1 + 9, y * 2.1) + 0.22 * noise(x * 4.3, y * 4.3 + 5)) / 1.72;

/** A smooth curve through [place, value] points, flat outside them. */
export function curve(points) {
  return (u) => {
    const next = points.findIndex(([place]) => u < place);
    if (next === 0) return points[0][1];
    if (next < 0) return points[points.length - 1][1];
    const [from, start] = points[next - 1];
    const [to, end] = points[next];
    const t = (u - from) / (to - from);
    return start + (end - start) * t * t * (3 - 2 * t);
  };
}
