import type { Language, Suggestion } from '@pusula/contracts';
import { prefixRanges } from './prefixes.ts';

/** What somebody has typed so far: folded words, and the language they read. */
export type Typed = { readonly words: readonly string[]; readonly language: Language };

type More = Partial<Pick<Suggestion, 'target' | 'count' | 'detail' | 'imageUrl'>>;

/** A suggestion with the beginnings marked that were typed. */
export const toSuggestion = (kind: Suggestion['kind'], text: string, { words }: Typed, more: More = {}): Suggestion => ({
  kind,
  text,
  target: '',
  count: null,
  detail: '',
  imageUrl: '',
  ...more,
  marks: prefixRanges(text, words),
});
