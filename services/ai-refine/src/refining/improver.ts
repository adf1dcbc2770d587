import type { InputOf, Language, refine } from '@pusula/contracts';

export type Refinable = {
  readonly kind: InputOf<typeof refine>['coachInformationType'];
  readonly text: string;
  readonly language: Language;
};

/** Improves a text without adding facts: a language model, or the rules that work without one. */
export type Improver = {
  readonly source: 'model' | 'tidy-up';
  /**
   * The improved text in chunks, as they come; joined they are the text.
   * @throws failure('REFINE_FAILED') when nothing usable comes of it, which may show only after the first chunks
   */
  readonly improve: (refinable: Refinable, signal: AbortSignal) => AsyncIterable<string>;
};
