import type { InputOf, Language, refine } from '@pusula/contracts';

export type Refinable = {
  readonly kind: InputOf<typeof refine>['CoachInformationType'];
  readonly text: string;
  readonly language: Language;
};

/** Improves a text without adding facts: a language model, or the rules that work without one. */
export type Improver = {
  readonly source: 'model' | 'tidy-up';
  /** @throws failure('REFINE_FAILED') when nothing usable came of it */
  readonly improve: (refinable: Refinable, signal: AbortSignal) => Promise<string>;
};
