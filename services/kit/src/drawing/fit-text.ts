import { type Setting, widthOf } from './outline-text.ts';

type Box = { readonly width: number; readonly height: number };
export type FittedText = {
  readonly lines: readonly string[];
  readonly size: number /** Pixels from one baseline to the next. */;
  readonly leading: number;
};
type Fit = Omit<Setting, 'size'> & {
  readonly largest: number;
  readonly smallest: number;
  /** Baselines apart, in ems. */
  readonly leading: number;
};

const STEP_PX = 2;
/** How unequal balanced lines may be, in ems. */
const BALANCE = 0.2;

/** What a line is made of, what stands before it unless it begins the line, and its width. Widths are in ems: measured once, they hold at every size. */
type Word = { readonly text: string; readonly joint: '' | ' '; readonly width: number };
type Line = { readonly text: string; readonly width: number };
type Measure = (text: string) => number;

/** Asks of each text once: of a word that is broken, most letters come again. */
function measuredOnce(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}

/** Lines may also be broken behind a hyphen: two family names joined by one are longer than most lines. */
const wordsOf = (text: string, measure: Measure): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(/(?<=[^-]-)(?=[^-])/).map((part, place) => ({ text: part, joint: place === 0 ? ' ' : '', width: measure(part) }) as const),
    );

/** Breaks a word that is wider than a line, wherever it has to; only where no smaller size would do. */
function segmentsOf(word: Word, limit: number, measure: Measure): Word[] {
  if (word.width <= limit) return [word];
  const letters = [...word.text].map((text) => ({ text, joint: '', width: measure(text) }) as const);
  return wrap(letters, limit, 0).map((line, place) => ({ ...line, joint: place === 0 ? word.joint : '' }));
}

function wrap(words: readonly Word[], limit: number, space: number): Line[] {
  const lines: Line[] = [];
  for (const { text, joint, width } of words) {
    const last = lines.at(-1);
    const wider = (last?.width ?? 0) + joint.length * space + width;
    if (last && wider <= limit) lines[lines.length - 1] = { text: last.text + joint + text, width: wider };
    else lines.push({ text, width });
  }
  return lines;
}

const fitsIn = (lines: readonly Line[], limit: number) => lines.every(({ width }) => width <= limit);

/** The same number of lines, as equally long as they can be. */
function balance(words: readonly Word[], lines: readonly Line[], limit: number, space: number): readonly Line[] {
  let [tooNarrow, enough, best] = [limit / 2, limit, lines];
  while (enough - tooNarrow > BALANCE) {
    const middle = (tooNarrow + enough) / 2;
    const tried = wrap(words, middle, space);
    if (tried.length === lines.length && fitsIn(tried, middle)) [enough, best] = [middle, tried];
    else tooNarrow = middle;
  }
  return best;
}

/** Sets a text in a box at the largest size at which all of it fits; nothing is cut off, whatever its length. */
export function fitText(text: string, { width, height }: Box, { largest, smallest, leading, ...setting }: Fit): FittedText {
  const measure = measuredOnce((part) => widthOf(part, { ...setting, size: 1 }));
  const [whole, space] = [wordsOf(text, measure), measure(' ')];
  for (let size = largest; ; size -= STEP_PX) {
    const limit = width / size;
    const isLast = size - STEP_PX < smallest;
    const words = isLast ? whole.flatMap((word) => segmentsOf(word, limit, measure)) : whole;
    const lines = wrap(words, limit, space);
    const fits = lines.length * leading * size <= height && fitsIn(lines, limit);
    if (fits || isLast) return { lines: balance(words, lines, limit, space).map((line) => line.text), size, leading: leading * size };
  }
}
