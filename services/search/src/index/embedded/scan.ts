import { CLOSE_SHARE } from '../../query/closeness.ts';
import { Candidates } from './candidates.ts';
import { boundOf, type DirectGains, type GainList, ROUNDING } from './gain-list.ts';
import { ScoreWindow, WINDOW } from './score-window.ts';

export type Scanned = {
  /** Everybody who can be close, and some who cannot; good until the next scan. */
  readonly candidates: Candidates;
  /** The highest score of all, whatever the filters. */
  readonly best: number;
  /** How many others have something to do with the query and pass the filters, counted up to the limit. */
  readonly passedOver: number;
};

type Gathered = { best: number; passedOver: number };

type Options = {
  /** How many documents there are. */
  readonly length: number;
  /** By document number: 1 where the document is still there. */
  readonly live: Uint8Array;
  /** Whether a document passes the filters. */
  readonly isWanted: (document: number) => boolean;
  readonly mostPassedOver: number;
  /** Takes everybody for a candidate who has something to do with the query. */
  readonly everybody: boolean;
};

/**
 * Scores documents, exactly, and keeps those that can come close to the best one. Words that are nearly everywhere tell little and take longest to read: they are
 * looked up for those alone who can be close without them, wherever they cannot make anybody else so (MaxScore, Turtle and Flood 1995).
 */
export class Scan {
  readonly #window = new ScoreWindow();
  readonly #candidates = new Candidates();

  /** @param listsOf the lists of the query, to be read from their beginning */
  run(listsOf: () => readonly GainList[], options: Options): Scanned {
    const lists = listsOf();
    const direct = options.everybody ? [] : lists.flatMap((list) => list.direct ?? []);
    if (direct.length === 0) return this.#scan(lists, [], options);
    const telling = lists.filter((list) => !list.direct);
    const scanned = this.#scan(telling, direct, options);
    const isEnough = CLOSE_SHARE * scanned.best > boundOf(direct) * ROUNDING && scanned.passedOver === options.mostPassedOver;
    return isEnough ? scanned : this.#scan(listsOf(), [], options);
  }

  #scan(lists: readonly GainList[], direct: readonly DirectGains[], options: Options): Scanned {
    const [window, candidates] = [this.#window, this.#candidates];
    const gathered: Gathered = { best: 0, passedOver: 0 };
    const missing = boundOf(direct) * ROUNDING;
    candidates.clear();
    for (let start = 0; start < options.length; start += WINDOW) {
      window.open(start);
      for (const list of lists) list.addTo(window);
      gather(window, candidates, gathered, missing, options);
    }
    for (const gains of direct) addDirect(candidates, gains);
    const { best, passedOver } = gathered;
    return { candidates, best: direct.length > 0 ? highest(candidates, best) : best, passedOver };
  }
}

/** Takes those of a window for candidates who can be close to the best. @param missing what everybody may gain afterwards */
function gather(window: ScoreWindow, candidates: Candidates, gathered: Gathered, missing: number, options: Options): void {
  const { start, scores } = window;
  const { live, everybody } = options;
  const places = Math.min(WINDOW, options.length - start);
  const least = everybody ? ANY_SCORE : leastOf(gathered.best, missing);
  if (least > ANY_SCORE) countPassedOver(window, places, least, gathered, options);
  const [one, other] = scores.twoBest(places);
  const { rest } = scores.by;
  for (let place = 0; place < places; place++) {
    const score = Math.max(one[place] as number, other[place] as number) + (rest[place] as number);
    // Most are far: one comparison each.
    if (score < least || live[start + place] !== 1) continue;
    if (score > gathered.best) gathered.best = score;
    candidates.push(start + place, scores, place);
  }
}

/** More than those have whom no list names. */
const ANY_SCORE = 1e-30;
const leastOf = (best: number, missing: number): number => Math.max(ANY_SCORE, CLOSE_SHARE * best - missing);

/** Counts those of a window who have something to do with the query and can no longer be close. */
function countPassedOver(
  window: ScoreWindow,
  places: number,
  least: number,
  gathered: Gathered,
  { live, isWanted, mostPassedOver }: Options,
): void {
  for (let place = 0; place < places && gathered.passedOver < mostPassedOver; place++) {
    const score = window.score(place);
    const document = window.start + place;
    if (score > 0 && score < least && live[document] === 1 && isWanted(document)) gathered.passedOver++;
  }
}

function addDirect(candidates: Candidates, { part, gainOf }: DirectGains): void {
  const { documents, count } = candidates;
  const scores = candidates.scores.by[part];
  for (let at = 0; at < count; at++) (scores[at] as number) += gainOf(documents[at] as number);
}

function highest(candidates: Candidates, least: number): number {
  let best = least;
  for (let at = 0; at < candidates.count; at++) best = Math.max(best, candidates.score(at));
  return best;
}
