import { LIMITS } from './limits.ts';
import { withoutInvisible, withoutUnwanted } from './unwanted-characters.ts';

const SEEN = /[^\p{C}\p{Z}]/u;

/**
 * A keyword as it is searched: trimmed, without characters that nobody sees, at most 50 characters (specification section 5), never half of a surrogate pair. Where
 * nothing is to be seen it is empty.
 */
export function tidyKeyword(keyword: string): string {
  const tidy = withoutUnwanted(withoutInvisible(keyword))
    .slice(0, LIMITS.searchKeywordLength)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
    .trim();
  return SEEN.test(tidy) ? tidy : '';
}
