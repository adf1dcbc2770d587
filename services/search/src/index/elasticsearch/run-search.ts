import type { Client, estypes } from '@elastic/elasticsearch';
import { LIMITS } from '@pusula/contracts';
import { LRUCache } from 'lru-cache';
import { hash } from '../../analysis/hashes.ts';
import { leastScore, leavesOpen, type ScoreScale, scoreScale } from '../../query/closeness.ts';
import { withMeantSpellings } from '../../query/meant-spellings.ts';
import { type ParsedQuery, withCorrections } from '../../query/parse-query.ts';
import type { Correction, IndexQuery, IndexResult } from '../port.ts';
import { cacheLastAnswer } from './cache-last-answer.ts';
import { type Gains, withGains } from './nearest.ts';
import { bestAmong, bestScoreOf, closeTotalOf, correctionsAmong, countsOf, type Found, hitsOf, slipsIn, totalOf } from './read-replies.ts';
import { bestRequest, browseRequest, farRequest, MOST_MATCHING, matchingRequest, searchRequest } from './search-requests.ts';
import { slipsRequest, usesRequest } from './spelling-requests.ts';
import { createSpellingUses } from './spelling-uses.ts';

/** Searches whose best score is remembered. */
const MOST_REMEMBERED = 5_000;
/** How many coaches there are changes what a rare word counts by so little that nobody could see it. */
const COUNT_EVERY_MS = 2_000;

type Request = estypes.SearchRequest;
type Send = (request: Request) => Promise<Found>;

/**
 * Searches take one round, which needs the best of all scores: it is remembered from the last search for the same, and checked by the
 * answer. One round more finds it out where it is not known or was another, and where a word is unknown one more looks for slips, and another
 * for who uses what was meant.
 */
export function createSearch(client: Client, index: string) {
  /** By the hash of the query that gives the score: should two share one, the check finds it out. */
  const bestScores = new LRUCache<number, number>({ max: MOST_REMEMBERED });
  const coachCount = cacheLastAnswer<void, number>(async () => (await client.count({ index })).count, COUNT_EVERY_MS);

  const send: Send = (request) => client.search({ index, ...request }) as Promise<Found>;
  const spellingUses = createSpellingUses(send);

  /** What is really searched. */
  const understand = async (typed: ParsedQuery) => {
    const { read, corrections } = await correct(send, typed);
    return { read: withMeantSpellings(read, await spellingUses.of(read)), corrections };
  };

  /** @param askForBest what asks for the best @param askForClose what asks for those who score so much */
  const findClose = async (askForBest: Request, askForClose: (least: number) => Request, scale: ScoreScale): Promise<Found> => {
    const findBest = async () => bestScoreOf(await send(askForBest));
    const key = hash(JSON.stringify(askForBest.query));
    const thought = bestScores.get(key) ?? (await findBest());
    const found = await send(askForClose(leastScore(thought, scale)));
    // Where nobody is close, the answer does not tell what the best was.
    const best = bestAmong(found) ?? (await findBest());
    bestScores.set(key, best);
    return best === thought ? found : send(askForClose(leastScore(best, scale)));
  };

  const search = async (query: IndexQuery, gains: Gains | undefined): Promise<IndexResult> => {
    const [{ read, corrections }, coaches] = await Promise.all([understand(query.read), coachCount.get()]);
    const scale = scoreScale(read, coaches);
    const gaining = (request: Request) => withGains(request, gains);
    const [close, matching] = await Promise.all([
      findClose(gaining(bestRequest(query, read)), (least) => gaining(searchRequest(query, read, least)), scale),
      send(gaining(matchingRequest(query, read))),
    ]);
    const counts = countsOf(close);
    const page = query.far ? await send(gaining(farRequest(query, read, counts.total + query.from))) : close;
    const far = totalOf(matching) < MOST_MATCHING ? totalOf(matching) - counts.total : LIMITS.searchFarCounted;
    const farTotal = Math.min(LIMITS.searchFarCounted, Math.max(0, far));
    const isUnsure = leavesOpen(read, closeTotalOf(close), coaches);
    return { ...counts, hits: hitsOf(page, read), farTotal, fullScore: scale.full, isUnsure, read, corrections };
  };

  const browse = async (query: IndexQuery): Promise<IndexResult> => {
    const found = await send(browseRequest(query));
    const hits = hitsOf(found, query.read);
    return { ...countsOf(found), hits, farTotal: 0, fullScore: 0, isUnsure: false, read: query.read, corrections: [] };
  };

  return {
    search: (query: IndexQuery, gains: Gains | undefined) => (query.read.words.length === 0 ? browse(query) : search(query, gains)),
    /** To be called when coaches have come or gone. */
    countAnew: coachCount.forget,
    /** To be called when another index has taken this one's place. */
    countSpellingsAnew: spellingUses.forget,
  };
}

/** Words that may be slips give way to those of profiles that are one letter away and that somebody who is there uses: words of whoever has left are told to nobody. */
async function correct(send: Send, read: ParsedQuery): Promise<{ read: ParsedQuery; corrections: readonly Correction[] }> {
  if (read.unknownWords.length === 0) return { read, corrections: [] };
  const slips = slipsIn(await send(slipsRequest(read)), read);
  const neighbours = slips.flatMap((slip) => slip.neighbours);
  const corrections = correctionsAmong(slips, neighbours.length > 0 ? await send(usesRequest(neighbours)) : undefined);
  return { read: withCorrections(read, corrections), corrections };
}
