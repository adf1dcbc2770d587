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

/** Where points stand in a box of 100 by 100, the first at the left edge, the last at the right one, 0 at the bottom. */
export const placesOf = (values: readonly number[], top: number): readonly { readonly x: number; readonly y: number }[] =>
  values.map((value, index) => ({ x: values.length > 1 ? (100 * index) / (values.length - 1) : 100, y: 100 - (100 * value) / top }));

/** Through points that stand like that, as the path of an SVG. */
export const lineThrough = (places: ReturnType<typeof placesOf>): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

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
