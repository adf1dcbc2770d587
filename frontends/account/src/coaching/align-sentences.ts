/** How many sentences of each text stand for each other: kept, split in two, made one, left out, new. */
export type Run = { readonly own: number; readonly suggested: number };
const STEPS: readonly Run[] = [
  { own: 1, suggested: 1 },
  { own: 1, suggested: 2 },
  { own: 2, suggested: 1 },
  { own: 1, suggested: 0 },
  { own: 0, suggested: 1 },
];
/** A pair of sentences costs something, so that only what resembles is paired. */
const COST = 0.2;
const STEM_LETTERS = 5;

/** The beginnings of a text's words, which endings leave alone, and how often each is there. */
type Bag = { readonly stems: ReadonlyMap<string, number>; readonly size: number };

function bagOf(text: string): Bag {
  const stems = new Map<string, number>();
  const words = text.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of words) {
    const stem = word.slice(0, STEM_LETTERS);
    stems.set(stem, (stems.get(stem) ?? 0) + 1);
  }
  return { stems, size: words.length };
}

function likenessOf(a: Bag, b: Bag): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const [stem, count] of a.stems) common += Math.min(count, b.stems.get(stem) ?? 0);
  return (2 * common) / (a.size + b.size);
}

/** Pure: the share of their words that two texts have in common, from 0 to 1. */
export const likeness = (a: string, b: string): number => likenessOf(bagOf(a), bagOf(b));

/** Bags of each sentence, and of each with the one after it. */
function bagsOf(sentences: readonly string[]) {
  const [ones, twos] = [sentences.map(bagOf), sentences.map((text, place) => bagOf(text + (sentences[place + 1] ?? '')))];
  return (place: number, count: number) => (count === 2 ? twos : ones)[place] as Bag;
}

/** Pure: the runs of sentences that resemble each other most, in the order of both texts. Takes time with the product of their numbers. */
export function alignSentences(own: readonly string[], suggested: readonly string[]): Run[] {
  const [ownBag, suggestedBag] = [bagsOf(own), bagsOf(suggested)];
  const worth = (i: number, j: number, step: Run) =>
    step.own === 0 || step.suggested === 0 ? 0 : likenessOf(ownBag(i, step.own), suggestedBag(j, step.suggested)) - COST;
  /** What the rest of both texts is worth from each pair of places on, and the step that leads there. */
  const rests = Array.from({ length: own.length + 1 }, () => new Array<{ total: number; step: Run } | undefined>(suggested.length + 1));
  const bestFrom = (i: number, j: number) =>
    STEPS.filter((step) => i + step.own <= own.length && j + step.suggested <= suggested.length)
      .map((step) => ({ step, total: worth(i, j, step) + (rests[i + step.own]?.[j + step.suggested]?.total ?? 0) }))
      .reduce<{ total: number; step: Run } | undefined>((best, next) => (best && best.total >= next.total ? best : next), undefined);
  for (let i = own.length; i >= 0; i--) for (let j = suggested.length; j >= 0; j--) (rests[i] ?? [])[j] = bestFrom(i, j);

  const runs: Run[] = [];
  let [i, j] = [0, 0];
  for (let step = rests[i]?.[j]?.step; step; step = rests[i]?.[j]?.step) {
    runs.push(step);
    i += step.own;
    j += step.suggested;
  }
  return runs;
}
