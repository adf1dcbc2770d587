import {
  byLanguage,
  type CategoryExamples,
  distinctExamples,
  distinctNames,
  exampleKey,
  LANGUAGES,
  LIMITS,
  type Localised,
  localisedField,
  localisedFields,
  nameKey,
} from '@pusula/contracts';

/** What a list holds: sentences of people who need the category, or other names of it. */
export type ExampleKind = 'sentence' | 'name';
export type ListName = keyof CategoryExamples;

/** The list of a kind in a language. */
export const LIST_NAMES = {
  sentence: byLanguage((language) => language),
  name: byLanguage((language) => localisedField('alsoCalled', language)),
} as const satisfies Record<ExampleKind, Localised<ListName>>;

/** The lists of a kind in every language. */
export const listsOf = (kind: ExampleKind): readonly ListName[] => LANGUAGES.map((language) => LIST_NAMES[kind][language]);
export const LISTS = [...listsOf('sentence'), ...listsOf('name')];

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
  ...byLanguage((language) => make(language, 'sentence')),
  ...localisedFields('alsoCalled', (language) => make(LIST_NAMES.name[language], 'name')),
});
