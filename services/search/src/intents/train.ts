import { hash, placeOfDay } from '../analysis/hashes.ts';
import { chooseFeatures, readFeatures } from './training-features.ts';
import { lengthOf, UNKNOWN, type Vocabulary } from './vectorizer.ts';

/** A text that speaks of one category, or of nothing that any of them is for. */
export type LabelledText = { readonly text: string; readonly categoryId: string };
/** Stands for everything that no category is for. */
export const ELSEWHERE = '';

/**
 * What training leaves behind: a linear model over hashed features. `weights` holds a row of `categoryIds.length` values for each feature, in the order of
 * `features`; a row times its scale are the real weights.
 */
export type TrainedIntents = Vocabulary & {
  readonly categoryIds: readonly string[];
  /** Of each feature, over how many categories its texts are spread: 1 when all are of one (the perplexity of their shares). */
  readonly breadths: Float32Array;
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly bias: Float32Array;
};

const EPOCHS = 4;
const LEARNING_RATE = 2.5;
const DECAY = 0.3;
/** Classes that are wrong by less are left alone: most are, and a step for each of them is most of the time that training takes. */
const LEAST_ERROR = 0.005;
/** Every text moves the bias: it takes small steps. */
const BIAS_SHARE = 0.1;
/** 160 MB while it trains, a quarter of it afterwards: 600 categories with 65 000 features. */
const MOST_WEIGHTS = 40_000_000;
/** Naive Bayes takes a category for the average one until it has seen this many features of it. */
const SMOOTHING = 2_000;
/** Its weights beside those of the regression, which are as large as the texts ask for. */
const BAYES_SCALE = 0.3;

type Matrix = { readonly weights: Float32Array; readonly bias: Float32Array };

/**
 * Learns from labelled texts which words speak of which category. Two models that err differently, the mean of whose scores errs less often than either:
 * logistic regression, which learns what tells categories apart, and naive Bayes, which believes every word a little. The same texts give the same weights.
 * @param mostFeatures beyond so many, those of the fewest texts are left out
 * @returns null when there are fewer than two categories to tell apart
 */
export function trainIntents(texts: readonly LabelledText[], mostFeatures = Number.POSITIVE_INFINITY): TrainedIntents | null {
  const categoryIds = [...new Set(texts.map(({ categoryId }) => categoryId))].sort();
  if (categoryIds.filter((id) => id !== ELSEWHERE).length < 2) return null;
  const classOf = new Map(categoryIds.map((id, place) => [id, place]));
  const read = readFeatures(texts.map(({ text }) => text));
  const { vocabulary, placeOf } = chooseFeatures(read, Math.min(mostFeatures, Math.floor(MOST_WEIGHTS / categoryIds.length)));
  const { features, idf, unknownIdf } = vocabulary;
  const rows = texts.map(({ categoryId }, at): Row => {
    const all = (read.ofTexts[at] as Int32Array).map((number) => placeOf[number] as number);
    const places = all.includes(UNKNOWN) ? all.filter((place) => place !== UNKNOWN) : all;
    return { places, values: valuesOf(places, all.length - places.length, vocabulary), target: classOf.get(categoryId) as number };
  });
  const regression = logisticRegression(rows, features.length, categoryIds.length);
  const counts = countFeatures(rows, regression);
  addNaiveBayes(rows, regression, counts);
  const breadths = breadthsOf(counts, categoryIds.length);
  const order = Uint32Array.from(features.keys()).sort((one, other) => (features[one] as number) - (features[other] as number));
  return {
    categoryIds,
    features: features.map((_, at) => features[order[at] as number] as number),
    idf: idf.map((_, at) => idf[order[at] as number] as number),
    unknownIdf,
    breadths: breadths.map((_, at) => breadths[order[at] as number] as number),
    bias: regression.bias.map((value) => value / 2),
    ...halvedAndQuantised(regression.weights, order, categoryIds.length),
  };
}

type Row = { readonly places: Int32Array; readonly values: Float32Array; readonly target: number };

/** How much each feature says of a text: rare ones more, and each less among many. @param unknown how many other features the text has */
function valuesOf(places: Int32Array, unknown: number, { idf, unknownIdf }: Vocabulary): Float32Array {
  const values = new Float32Array(places.length);
  let squares = 0;
  for (let at = 0; at < places.length; at++) {
    values[at] = idf[places[at] as number] as number;
    squares += (values[at] as number) ** 2;
  }
  const length = lengthOf(squares, unknown, unknownIdf);
  return values.map((value) => value / length);
}

/** Multinomial logistic regression by stochastic gradient descent. */
function logisticRegression(rows: readonly Row[], features: number, classes: number): Matrix {
  const matrix = { weights: new Float32Array(features * classes), bias: new Float32Array(classes) };
  for (let epoch = 0; epoch < EPOCHS; epoch++) descend(shuffled(rows, epoch), matrix, LEARNING_RATE / (1 + epoch * DECAY));
  return matrix;
}

/** One round over all rows. */
function descend(rows: readonly Row[], { weights, bias }: Matrix, rate: number): void {
  const classes = bias.length;
  const errors = new Float64Array(classes);
  const wrong = new Int32Array(classes);
  for (const row of rows) {
    const { places, values, target } = row;
    errors.set(bias);
    addScores(errors, weights, row);
    softmax(errors);
    (errors[target] as number) -= 1;
    const wrongs = listWrong(errors, wrong);
    for (let at = 0; at < places.length; at++) {
      const from = (places[at] as number) * classes;
      const step = (values[at] as number) * rate;
      for (let w = 0; w < wrongs; w++) {
        const c = wrong[w] as number;
        (weights[from + c] as number) -= step * (errors[c] as number);
      }
    }
    for (let c = 0; c < classes; c++) (bias[c] as number) -= rate * BIAS_SHARE * (errors[c] as number);
  }
}

/** Adds to each class's sum what the features of a row say of it: four features at a time, because reading and writing a sum takes longer than adding to it. */
function addScores(sums: Float64Array, weights: Float32Array, { places, values }: Row): void {
  const classes = sums.length;
  const start = (at: number) => (places[at] as number) * classes;
  const value = (at: number) => values[at] as number;
  let at = 0;
  for (; at + 4 <= places.length; at += 4) {
    const [first, second, third, fourth] = [start(at), start(at + 1), start(at + 2), start(at + 3)];
    const [ofFirst, ofSecond, ofThird, ofFourth] = [value(at), value(at + 1), value(at + 2), value(at + 3)];
    for (let c = 0; c < classes; c++)
      sums[c] =
        (sums[c] as number) +
        (weights[first + c] as number) * ofFirst +
        (weights[second + c] as number) * ofSecond +
        (weights[third + c] as number) * ofThird +
        (weights[fourth + c] as number) * ofFourth;
  }
  for (; at < places.length; at++) {
    const [from, ofLast] = [start(at), value(at)];
    for (let c = 0; c < classes; c++) (sums[c] as number) += (weights[from + c] as number) * ofLast;
  }
}

/** Writes the classes worth a step to the front of `wrong`. @returns how many there are */
function listWrong(errors: Float64Array, wrong: Int32Array): number {
  let wrongs = 0;
  for (let c = 0; c < errors.length; c++) if (Math.abs(errors[c] as number) > LEAST_ERROR) wrong[wrongs++] = c;
  return wrongs;
}

/** How many texts of each category have each feature, in rows like those of the weights. */
function countFeatures(rows: readonly Row[], { weights, bias }: Matrix): Float32Array {
  const counts = new Float32Array(weights.length);
  for (const { places, target } of rows) for (const place of places) (counts[place * bias.length + target] as number) += 1;
  return counts;
}

function breadthsOf(counts: Float32Array, classes: number): Float32Array {
  const breadths = new Float32Array(counts.length / classes);
  for (let row = 0; row < breadths.length; row++) breadths[row] = perplexity(counts.subarray(row * classes, (row + 1) * classes));
  return breadths;
}

function perplexity(counts: Float32Array): number {
  let [all, sum] = [0, 0];
  for (const count of counts) {
    if (count === 0) continue;
    all += count;
    sum += count * Math.log(count);
  }
  return all === 0 ? 0 : Math.exp(Math.log(all) - sum / all);
}

/** Adds to each weight how much likelier its feature is in its category than anywhere, as a logarithm, around a mean of 0 for each feature. */
function addNaiveBayes(rows: readonly Row[], { weights, bias }: Matrix, counts: Float32Array): void {
  const classes = bias.length;
  const ofClass = new Float32Array(classes);
  let all = 0;
  for (const { places, target } of rows) {
    (ofClass[target] as number) += places.length;
    all += places.length;
  }
  /** Of a category in which a feature never stands: the same for every such feature. */
  const absent = Float64Array.from(ofClass, (seen) => BAYES_SCALE * Math.log(SMOOTHING / (seen + SMOOTHING)));
  const gains = new Float64Array(classes);
  for (let from = 0; from < weights.length; from += classes) {
    let ofFeature = 0;
    for (let c = 0; c < classes; c++) ofFeature += counts[from + c] as number;
    const anywhere = ofFeature / all;
    let sum = 0;
    for (let c = 0; c < classes; c++) {
      const here = counts[from + c] as number;
      gains[c] =
        here === 0 ? (absent[c] as number) : BAYES_SCALE * Math.log((here / anywhere + SMOOTHING) / ((ofClass[c] as number) + SMOOTHING));
      sum += gains[c] as number;
    }
    for (let c = 0; c < classes; c++) (weights[from + c] as number) += (gains[c] as number) - sum / classes;
  }
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let c = 0; c < scores.length; c++) {
    scores[c] = Math.exp((scores[c] as number) - highest);
    sum += scores[c] as number;
  }
  for (let c = 0; c < scores.length; c++) (scores[c] as number) /= sum;
}

/**
 * Of two models' sum their mean, with a byte for each weight and a scale for each feature: a quarter of the size, and no other answer.
 * @param order which row of the sum becomes the first one, and so on
 */
function halvedAndQuantised(sum: Float32Array, order: Uint32Array, classes: number): Pick<TrainedIntents, 'weights' | 'scales'> {
  const weights = new Int8Array(sum.length);
  const scales = new Float32Array(order.length);
  for (let row = 0; row < order.length; row++) {
    const from = (order[row] as number) * classes;
    const to = row * classes;
    let largest = 0;
    for (let c = 0; c < classes; c++) largest = Math.max(largest, Math.abs(sum[from + c] as number));
    scales[row] = largest / 2 / 127;
    if (largest > 0) for (let c = 0; c < classes; c++) weights[to + c] = Math.round(((sum[from + c] as number) / largest) * 127);
  }
  return { weights, scales };
}

/** Another order each time, and always the same ones. */
function shuffled<T>(items: readonly T[], time: number): T[] {
  const placed = items.map((item, at) => ({ item, place: placeOfDay(hash(String(at)), time) }));
  return placed.sort((one, other) => one.place - other.place).map(({ item }) => item);
}
