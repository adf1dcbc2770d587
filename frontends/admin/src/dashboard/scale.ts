const STEPS = [1, 2, 5, 10] as const;
const MOST_LINES = 4;

/**
 * The lines of a chart's grid: from 0, in round whole steps, to at least the greatest value.
 * @param greatest not negative
 */
export function gridLines(greatest: number): readonly number[] {
  const rough = Math.max(1, greatest / MOST_LINES);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (STEPS.find((factor) => factor * magnitude >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}

type Place = { readonly x: number; readonly y: number };

/** Where points stand in a box of 100 by 100, the first at the left edge, the last at the right one, 0 at the bottom. */
export const placesOf = (values: readonly number[], top: number): readonly Place[] =>
  values.map((value, index) => ({ x: values.length > 1 ? (100 * index) / (values.length - 1) : 100, y: 100 - (100 * value) / top }));

/** Through points that stand like that, as the path of an SVG; one alone is a dot. */
export const lineThrough = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('') + (places.length === 1 ? 'h0' : '');

/** What lies below such a line. */
export const areaBelow = (places: readonly Place[]): string =>
  `${lineThrough(places)}L${(places.at(-1)?.x ?? 0).toFixed(2)} 100L${(places[0]?.x ?? 0).toFixed(2)} 100Z`;

/** Pure: the items without those that are left out, in runs without a gap. */
export function runsOf<Item>(items: readonly Item[], isKept: (item: Item) => boolean): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  let isNew = true;
  for (const item of items) {
    const isIn = isKept(item);
    if (isIn && isNew) runs.push([]);
    if (isIn) runs.at(-1)?.push(item);
    isNew = !isIn;
  }
  return runs;
}

/**
 * Heights at which labels can be read: in the order of their values, none nearer to the next than `gap`, each as near to its own place as that allows, and
 * none below the box.
 * @param places from the top, in the same measure as `gap`
 */
export function spreadOut(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spread = [...places];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    spread[index] = Math.max(places[index] ?? 0, above + gap);
    above = spread[index];
  }
  let below = 100 + gap;
  for (const index of order.toReversed()) {
    spread[index] = Math.min(spread[index] ?? 0, below - gap);
    below = spread[index];
  }
  return spread;
}
