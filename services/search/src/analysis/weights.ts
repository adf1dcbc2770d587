/** BM25: how fast repetition saturates, and how much a long text is held against itself. */
export const BM25 = { k1: 0.9, b: 0.6 } as const;

/** What a match adds, by the kind of term; measured in bench/. */
export const CLAUSE_WEIGHTS = { prefix: 1, stem: 1, gram: 0.25, pair: 0.25, concept: 0.35 } as const;

/** A text in the reader's other language counts this much: preferred, not required. */
export const OTHER_LANGUAGE_WEIGHT = 0.9;

/** How many of the best by beginnings, stems and concepts are looked at closely, with grams and pairs as well. */
export const CLOSE_LOOKS = 100;
