/** The rose, computed once: three layers of points, back to front, inside a graduated bezel that opens where north and south pass. */
type Point = { d: string; fill: 'paper' | 'ink' | 'north' };

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** Half a point: from the centre over its shoulder to its tip. */
const half = (tip: number, degrees: number, shoulder: number, spread: number) =>
  `M0 0L${at(shoulder, degrees + spread)}L${at(tip, degrees)}Z`;

const NEEDLE = 97;
const SHOULDER = 15;
const SIDE = 80;
const thin = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
const halfWinds = [45, 135, 225, 315];
const sides = [90, 270];

export const rosePoints: readonly Point[] = [
  { d: thin.map((a) => half(40, a, 9, -14)).join(''), fill: 'paper' },
  { d: thin.map((a) => half(40, a, 9, 14)).join(''), fill: 'paper' },
  { d: halfWinds.map((a) => half(57, a, 13, -22.5)).join(''), fill: 'paper' },
  { d: halfWinds.map((a) => half(57, a, 13, 22.5)).join(''), fill: 'ink' },
  { d: sides.map((a) => half(SIDE, a, SHOULDER, -45)).join(''), fill: 'paper' },
  { d: sides.map((a) => half(SIDE, a, SHOULDER, 45)).join(''), fill: 'ink' },
];

/** North and south, which can turn over the rest. */
export const roseNeedle: readonly Point[] = [
  { d: [180, 0].map((a) => half(NEEDLE, a, SHOULDER, -45)).join(''), fill: 'paper' },
  { d: half(NEEDLE, 180, SHOULDER, 45), fill: 'ink' },
  { d: half(NEEDLE, 0, SHOULDER, 45), fill: 'north' },
];

const tickEnd = (degrees: number) => {
  if (degrees % 90 === 0) return 78;
  return degrees % 30 === 0 ? 80.5 : 83.5;
};
const bezel = (r: number) => `M${at(r, 4)}A${r} ${r} 0 0 1 ${at(r, 176)}M${at(r, 184)}A${r} ${r} 0 0 1 ${at(r, 356)}`;
const ticks = Array.from({ length: 72 }, (_, i) => i * 5)
  .filter((a) => a % 180 > 4 && a % 180 < 176)
  .map((a) => `M${at(86, a)}L${at(tickEnd(a), a)}`);

export const roseLines = [bezel(86), ...ticks, bezel(89.5)].join('');
