import { stream } from './chance.mjs';
import { n } from './sheet.mjs';

const CROWNS = {
  poplar: (x, y, size) => {
    const w = size * 0.1;
    return `M${n(x)} ${n(y)}C${n(x - w * 1.6)} ${n(y - size * 0.2)} ${n(x - w)} ${n(y - size * 0.75)} ${n(x)} ${n(y - size)}C${n(x + w)} ${n(y - size * 0.75)} ${n(x + w * 1.6)} ${n(y - size * 0.2)} ${n(x)} ${n(y)}Z`;
  },
  pine: (x, y, size) => {
    let path = `M${n(x)} ${n(y - size)}`;
    const tiers = 4;
    for (let i = 1; i <= tiers; i++)
      path += `L${n(x + size * 0.07 * i + size * 0.03)} ${n(y - size + (size * i) / tiers)}L${n(x + size * 0.05 * i)} ${n(y - size + (size * i) / tiers)}`;
    for (let i = tiers; i >= 1; i--)
      path += `L${n(x - size * 0.05 * i)} ${n(y - size + (size * i) / tiers)}L${n(x - size * 0.07 * i - size * 0.03)} ${n(y - size + (size * i) / tiers)}`;
    return `${path}Z`;
  },
  round: (x, y, size) => {
    const r = size * 0.42;
    return `M${n(x - r)} ${n(y - r * 1.1)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.92)} 0 1 1 ${n(-2 * r)} 0Z`;
  },
};

/** Clumps of trees that stand on a ridge; drawn before the ridge so that their feet are behind it. */
export function standOfTrees(page, { lineOf, trees }) {
  const next = stream(trees.seed);
  const [from, to] = trees.between;
  let path = '';
  for (let clump = 0; clump < trees.clumps; clump++) {
    const middle = from + (to - from) * next();
    const count = 2 + Math.floor(next() * trees.perClump);
    for (let tree = 0; tree < count; tree++) {
      const u = middle + (next() + next() - 1) * trees.spread;
      const size = page.height * trees.size * (0.55 + 0.6 * next());
      path += CROWNS[trees.kind](u * page.width, lineOf(u) + size * 0.05, size);
    }
  }
  return path;
}

/** An orchard as a map draws one: rows of crowns that close up towards the ridge, each with its shadow. */
export function orchard(page, { lineOf, rows }) {
  const next = stream(rows.seed);
  const [from, to] = rows.between;
  const crowns = [];
  for (let row = 0; row < rows.count; row++) {
    const depth = (row + 0.6) / rows.count;
    const rowSize = Math.min(page.width, page.height) * rows.size * (0.45 + 0.75 * depth);
    const gap = (rowSize * 2) / page.width;
    const inset = (to - from) * 0.16 * (1 - depth);
    for (let u = from + inset + gap * next(); u < to - inset; u += gap * (0.82 + 0.36 * next())) {
      if (next() < rows.missing) continue;
      const size = rowSize * (0.75 + 0.55 * next());
      const x = u * page.width;
      const y = lineOf(u) + page.height * rows.deep * depth ** 1.4 + size * 0.4 * next();
      crowns.push({ x, y, size });
    }
  }
  const shadow = crowns
    .map(
      ({ x, y, size }) => `<ellipse cx="${n(x - size * 0.35)}" cy="${n(y + size * 0.42)}" rx="${n(size * 0.62)}" ry="${n(size * 0.16)}"/>`,
    )
    .join('');
  const lobe = (x, y, r) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  const trunk = (x, y, size) => `M${n(x - size * 0.05)} ${n(y)}h${n(size * 0.1)}v${n(size * 0.5)}h${n(-size * 0.1)}Z`;
  const body = crowns
    .map(
      ({ x, y, size }) => lobe(x - size * 0.26, y + size * 0.04, size * 0.32) + lobe(x + size * 0.06, y, size * 0.42) + trunk(x, y, size),
    )
    .join('');
  const lit = crowns
    .map(({ x, y, size }) => lobe(x + size * 0.22, y - size * 0.16, size * 0.34) + lobe(x - size * 0.12, y - size * 0.2, size * 0.24))
    .join('');
  return { shadow, body, lit };
}

/** Birds on passage, in a loose line. */
export function drawFlock(page, { palette, flock }) {
  const next = stream(flock.seed);
  let path = '';
  for (let i = 0; i < flock.count; i++) {
    const along = i / flock.count;
    const x = page.width * (flock.x + flock.length * along) + page.width * 0.006 * next();
    const y = page.height * (flock.y - flock.climb * Math.abs(along - 0.35)) + page.height * 0.006 * next();
    const span = page.height * flock.size * (0.8 + 0.4 * next());
    const lift = span * (0.2 + 0.35 * next());
    path += `M${n(x - span)} ${n(y - lift)}Q${n(x - span * 0.4)} ${n(y - lift * 0.9)} ${n(x)} ${n(y)}Q${n(x + span * 0.4)} ${n(y - lift)} ${n(x + span)} ${n(y - lift * 0.7)}`;
  }
  page.add(
    `<path d="${path}" fill="none" stroke="${palette.tones[3]}" stroke-width="${n(page.height * 0.0014)}" stroke-linecap="round" stroke-linejoin="round" opacity="${flock.strength}"/>`,
  );
}
