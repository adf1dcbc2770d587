import { type Language, LIMITS } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';

/** Words of a search as they are told apart, and as they are shown. @param words as written */
export const countedWords = (words: readonly string[], language: Language): { readonly folded: string; readonly written: string } => ({
  folded: words.map(fold).join(' ').slice(0, LIMITS.searchKeywordLength),
  written: words.join(' ').toLocaleLowerCase(language).slice(0, LIMITS.searchKeywordLength),
});
