import { stream } from './chance.mjs';
import { n } from './sheet.mjs';

const STEP = 3;
const slopeAt = (points, i) => (points[i - 5][1] - points[i + 5][1]) / (10 * STEP);

/** Short strokes down the slope, as on old relief maps: dark where it turns from the light, bright where it faces it. */
export function hachures(points, { height, seed, length = 1 }) {
  const next = stream(seed);
  const strokes = { shade: '', lit: '' };
  for (let i = 6; i < points.length - 6; i++) {
    const slope = slopeAt(points, i);
    const [x, y] = points[i];
    if (slope > 0.03) {
      const l = length * height * (0.01 + 0.06 * Math.min(0.6, slope)) * (0.5 + 0.7 * next());
      strokes.shade += `M${x} ${n(y)}q${n(-l * 0.12)} ${n(l * 0.5)} ${n(-l * 0.42)} ${n(l)}`;
    } else if (slope < -0.05) {
      const l = length * height * (0.006 + 0.03 * Math.min(0.5, -slope)) * (0.4 + 0.8 * next());
      strokes.lit += `M${x} ${n(y)}q${n(l * 0.1)} ${n(l * 0.5)} ${n(l * 0.4)} ${n(l)}`;
    }
  }
  return strokes;
}

/** The flanks that turn from the light, each bounded by a crooked spine running down from its summit. */
export function shadedFlanks(points, { height, seed, reach = 1 }) {
  const next = stream(seed);
  return summits(points, height).map(({ summit, foot }) => {
    const rise = points[foot][1] - points[summit][1];
    const steps = 11;
    let [x, y] = points[summit];
    let path = `M${x} ${n(y)}`;
    for (let i = 1; i <= steps; i++) {
      const turn = i % 3 === 0 ? -0.1 : 0.085;
      x += rise * reach * turn * (0.4 + next());
      y += (rise * reach * 1.7) / steps;
      path += `L${n(x)} ${n(y)}`;
    }
    path += `L${points[foot][0]} ${n(y)}`;
    for (let i = foot; i < summit; i++) path += `L${points[i][0]} ${n(points[i][1])}`;
    return `${path}Z`;
  });
}

/** Summits worth a shadow, each with the foot of its left flank. */
function summits(points, height) {
  const window = 14;
  const found = [];
  for (let i = window; i < points.length - window; i++) {
    const y = points[i][1];
    const near = points.slice(i - window, i + window + 1);
    if (near.some((point) => point[1] < y)) continue;
    let foot = i;
    while (foot > 1 && points[foot - 1][1] > points[foot][1] - height * 0.0015) foot--;
    if (points[foot][1] - y > height * 0.012) found.push({ summit: i, foot });
  }
  return found;
}
