import { type CategoryExamples, distinctExamples, distinctNames, exampleKey, type Language, LIMITS, nameKey } from '@pusula/contracts';

/** What a list holds: sentences of people who need the category, or other names of it. */
export type ExampleKind = 'sentence' | 'name';
export type ListName = keyof CategoryExamples;

/** The list of a kind in a language. */
export const LIST_NAMES = {
  sentence: { tr: 'tr', en: 'en' },
  name: { tr: 'alsoCalledTr', en: 'alsoCalledEn' },
} as const satisfies Record<ExampleKind, Record<Language, ListName>>;

export const LISTS: readonly ListName[] = Object.values(LIST_NAMES).flatMap(({ tr, en }) => [tr, en]);

type Rules = {
  /** The same for texts of which one is kept. */
  readonly keyOf: (text: string) => string;
  readonly distinct: (texts: readonly string[]) => string[];
  /** Between several that are typed or pasted at once. */
  readonly separator: RegExp;
  readonly longest: number;
  /** In one language. */
  readonly most: number;
};
export const RULES: Readonly<Record<ExampleKind, Rules>> = {
  sentence: {
    keyOf: exampleKey,
    distinct: distinctExamples,
    separator: /\r?\n/u,
    longest: LIMITS.categoryExampleLength,
    most: LIMITS.categoryMaximumExamples,
  },
  name: {
    keyOf: nameKey,
    distinct: distinctNames,
    separator: /[,\r\n]/u,
    longest: LIMITS.nameLength,
    most: LIMITS.categoryMaximumNames,
  },
};

/** Pure: something made of each list. */
export const ofEachList = <T>(make: (list: ListName, kind: ExampleKind) => T): Readonly<Record<ListName, T>> => ({
  tr: make('tr', 'sentence'),
  en: make('en', 'sentence'),
  alsoCalledTr: make('alsoCalledTr', 'name'),
  alsoCalledEn: make('alsoCalledEn', 'name'),
});
