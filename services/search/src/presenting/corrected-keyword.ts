import { type CoachState, LANGUAGES, PLACES_LANGUAGE } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords, wordSpans } from '../analysis/words.ts';
import type { IndexResult } from '../index/port.ts';
import { PLACE_NAMES } from '../places/place-names.ts';

/**
 * The keyword with its corrected words, written as the best hits write them (`danismnlik` becomes `danışmanlık`, not `danismanlik`). Null when
 * nothing was corrected.
 * @param spell how a folded word is written that no hit has
 */
export function correctedKeyword(
  keyword: string,
  { corrections, hits }: Pick<IndexResult, 'corrections' | 'hits'>,
  spell: (folded: string) => string | undefined,
): string | null {
  if (corrections.length === 0) return null;
  const texts = hits.flatMap(({ coach }) => [coach.firstName, coach.lastName, coach.city, ...textsOf(coach)]);
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  const spans = wordSpans(keyword);
  let meant = '';
  let at = 0;
  for (let next = 0; next < spans.length; next += 2) {
    const [start, end] = [spans[next] as number, spans[next + 1] as number];
    const correct = used.get(fold(keyword.slice(start, end)));
    meant +=
      keyword.slice(at, start) +
      (correct === undefined
        ? keyword.slice(start, end)
        : (writtenForm(correct, texts) ?? spell(correct) ?? districtName(correct) ?? correct));
    at = end;
  }
  return meant + keyword.slice(at);
}

const districtName = (folded: string): string | undefined => PLACE_NAMES.get(folded)?.name.toLocaleLowerCase(PLACES_LANGUAGE);

const textsOf = ({ texts }: CoachState): string[] =>
  LANGUAGES.map((language) => texts[language]).flatMap((text) => (text ? [text.headline, text.bio] : []));

function writtenForm(folded: string, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const written = splitWords(text).find((word) => fold(word) === folded);
    if (written !== undefined) return written.toLocaleLowerCase('tr');
  }
  return undefined;
}
