import { LIMITS } from './limits.ts';

/** A keyword as it is searched: trimmed, at most 50 characters (specification section 5), never half of a surrogate pair. */
export const tidyKeyword = (keyword: string): string =>
  keyword
    .slice(0, LIMITS.searchKeywordLength)
    .toWellFormed()
    .replace(/\ufffd$/u, '')
    .trim();
