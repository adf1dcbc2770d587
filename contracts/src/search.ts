import { z } from 'zod';
import { cityName } from './cities.ts';
import { PublicFacts } from './coach-facts.ts';
import { ADMIN_ONLY, endpoint } from './define.ts';
import { byFacet, FACT_FACET_NAMES, FACT_FACETS, type FactFacet } from './fact-facets.ts';
import { HelpLine, ProfessionalHelp, UrgentHelp } from './help-lines.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { LIMITS } from './limits.ts';
import { IndexRun } from './operations.ts';
import { Country, Id, Language, line, Version } from './values.ts';

/** Letters that stand for many, such as whole phrases of a script, may not make a long keyword of a short one. */
const Keyword = z
  .string()
  .max(LIMITS.searchKeywordLength)
  .refine((keyword) => keyword.normalize('NFKC').length <= 2 * LIMITS.searchKeywordLength);
const SearchId = z.string().max(64);
const filter = z.string().max(LIMITS.nameLength);

/** A stretch of plain text with the places of matched words in it, as [start, end) in UTF-16 units: never markup. */
export const MarkedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) });
export type MarkedText = z.infer<typeof MarkedText>;

/** Why a coach is in the list, in the order of weight; the screen makes one sentence of it. */
export const MatchReason = z.object({
  kind: z.enum(['topic', 'name', 'headline', 'bio', 'specialty', 'certificate', 'city', 'concept', 'related']),
  /** The coach's own words that matched; for a topic, the name of the category that the search speaks of; for `related`, that of one that is near to it. */
  words: z.array(z.string()),
  /** For a concept: the reader's words that led there; for a city: the districts of it that the search names. */
  asked: z.array(z.string()).default([]),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const FoundCoach = z.object({
  id: Id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  headline: z.string(),
  bio: z.string(),
  textLanguage: Language,
  profileImage: z.string(),
  imageUrl: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
  ...PublicFacts.shape,
  certificates: z.array(z.object({ name: z.string(), issuer: z.string() })),
  categories: z.array(z.object({ id: Id, name: z.string(), slug: z.string() })),
  /** How much of what the words ask for is there: 0 to 1; 1 without a keyword. */
  closeness: z.number(),
  highlights: z.object({ headline: MarkedText.nullable(), bio: MarkedText.nullable() }),
  reasons: z.array(MatchReason),
});
export type FoundCoach = z.infer<typeof FoundCoach>;

export const CategoryFacet = z.object({ id: Id, parentId: z.string(), name: z.string(), slug: z.string(), count: z.int() });
export const CityFacet = z.object({ id: z.string(), name: z.string(), count: z.int() });

const chosenOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).max(values.length).default([]);
const countedOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.object({ value: z.enum(values), count: z.int() }));
type ValuesOf<Facet extends FactFacet> = (typeof FACT_FACETS)[Facet]['values'];
const chosenFacts = byFacet((facet) => chosenOf(FACT_FACETS[facet].values)) as {
  [Facet in FactFacet]: ReturnType<typeof chosenOf<ValuesOf<Facet>>>;
};
const countedFacts = byFacet((facet) => countedOf(FACT_FACETS[facet].values)) as {
  [Facet in FactFacet]: ReturnType<typeof countedOf<ValuesOf<Facet>>>;
};

export const search = endpoint('POST /search/search', {
  readsOnly: true,
  owner: 'search',
  summary: 'Coaches by words, cities and categories, best first, with counts for every choice.',
  tokens: ['Public', 'Register', 'User'],
  compressible: true,
  input: z.object({
    /** The caller's own id of this search, handed back so that late replies can be told apart. */
    id: SearchId.default(''),
    keyword: Keyword.default(''),
    language: Language.default(DEFAULT_LANGUAGE),
    /** One city by its name in any spelling, or its plate number; '' is any. `cities` adds more: they are alternatives. */
    city: filter.nullish().transform((value) => cityName(value ?? '')),
    cities: z.array(filter.transform(cityName)).max(LIMITS.searchMaximumFilters).default([]),
    country: Country.default('TR'),
    /** One category; '' is any. `categoryIds` adds more: alternatives. A category takes its subcategories along. */
    categoryId: filter.nullish().transform((value) => value ?? ''),
    categoryIds: z.array(filter).max(LIMITS.searchMaximumFilters).default([]),
    /** What coaches say of their practice: alternatives within one fact. */
    ...chosenFacts,
    /** Searches what is typed, letter for letter: nothing is taken for a slip. */
    exact: z.boolean().default(false),
    /** Lists those who have something to do with the words without being close, instead of the close ones. */
    far: z.boolean().default(false),
    page: z.int().min(1).max(LIMITS.searchMaximumPage).default(1),
    pageSize: z.int().min(1).max(LIMITS.searchMaximumPageSize).default(LIMITS.searchPageSize),
    /** The search that this one takes the place of a moment later, by a reader who opened none of its results: it was not answered well. */
    refines: z.object({ id: SearchId, keyword: Keyword }).optional(),
  }),
  reply: z.object({
    id: z.string(),
    coaches: z.array(FoundCoach),
    /** Facets: each list counts what its choices would give, the other filters kept. */
    categories: z.array(CategoryFacet),
    cities: z.array(CityFacet),
    facts: z.object(countedFacts),
    /** How many are close: facets and pages count these. */
    total: z.int(),
    /** How many more have something to do with the words, counted up to a limit. */
    farTotal: z.int().max(LIMITS.searchFarCounted),
    page: z.int(),
    pageSize: z.int(),
    /** With nothing found: what leaving out one kind of filter would give. */
    totalWithoutCity: z.int().nullable(),
    totalWithoutCategory: z.int().nullable(),
    totalWithoutFacts: z.int().nullable(),
    /** With nothing found in the chosen cities: how many would meet online, wherever they are. */
    totalOnline: z.int().nullable(),
    /** The keyword as it was searched, when it held slips; null when it was searched as typed. */
    correctedKeyword: z.string().nullable(),
    /** That whoever typed the words may be in danger. Such a search is counted, kept and shown to others nowhere. */
    urgentHelp: UrgentHelp.nullable(),
    /** That the words speak of what a doctor or psychologist is asked about first; null whenever `urgentHelp` is set. A search like any other otherwise. */
    professionalHelp: ProfessionalHelp.nullable(),
    /** Who helps with whichever of the two is set: in danger at once, to be told before anything else. */
    helpLines: z.array(HelpLine).max(LIMITS.helpLines),
    /** Whether the words leave open what is needed: the best alone are counted and listed then, until one of `topics` is chosen. */
    isUnsure: z.boolean(),
    /** What the words speak of, likeliest first: ways on when nobody is close, and what to ask back when it is not sure. */
    topics: z.array(z.object({ id: Id, name: z.string(), slug: z.string() })).max(LIMITS.searchTopics),
    /** Cities that the words name, by themselves or by a district, and that are not filtered by, with how many close ones work there. */
    namedCities: z.array(CityFacet),
    /** Facts that the words name and that are not filtered by, with how many close ones say so. */
    namedFacts: z.array(z.object({ facet: z.enum(FACT_FACET_NAMES), value: z.string(), count: z.int() })),
    /** Filters that name no city or category that there is: left out of the search. */
    unknownFilters: z.object({ cities: z.array(filter), categoryIds: z.array(filter) }),
  }),
  errors: ['INVALID_COUNTRY_ID', 'SEARCH_FAILED'],
  limits: ['search'],
});

export const similarCoaches = endpoint('GET /search/similar-coaches', {
  owner: 'search',
  summary: 'Coaches who share most with one: topics first, then the city; nobody for a coach who is not public.',
  tokens: ['Public', 'Register', 'User'],
  compressible: true,
  input: z.object({ id: Id, language: Language.default(DEFAULT_LANGUAGE) }),
  /** Their reasons are what they share. */
  reply: z.object({ coaches: z.array(FoundCoach).max(LIMITS.similarCoaches) }),
  errors: ['SEARCH_FAILED'],
  limits: ['search'],
});

export const lately = endpoint('GET /search/lately', {
  owner: 'search',
  summary:
    'What many people searched for in the last days, and some of the coaches of today: what the home page shows of the life of the place.',
  tokens: ['Public', 'Register', 'User'],
  compressible: true,
  input: z.object({ language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({
    /** In words that many people use, most searched first; none where too little was searched. */
    words: z.array(z.string()).max(LIMITS.latelyWords),
    coaches: z
      .array(z.object({ id: Id, slug: z.string(), firstName: z.string(), lastName: z.string(), imageUrl: z.string() }))
      .max(LIMITS.latelyCoaches),
  }),
  errors: ['SEARCH_FAILED'],
  limits: ['search'],
});

export const Suggestion = z.object({
  kind: z.enum(['phrase', 'category', 'city', 'coach']),
  text: z.string(),
  /** The category's or coach's slug, the city's name; '' for a phrase. */
  target: z.string(),
  /** Coaches who are found by it; null where that is not counted. */
  count: z.int().nullable(),
  /** What stands beside it: a category's parent, the city of a district, a coach's headline and city; '' for none. */
  detail: z.string(),
  /** A coach's portrait, as in FoundCoach; '' for others. */
  imageUrl: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = endpoint('GET /search/suggest', {
  owner: 'search',
  summary: 'Completions while somebody is typing: phrases, categories, cities, coaches.',
  tokens: ['Public', 'Register', 'User'],
  compressible: true,
  input: z.object({ keyword: Keyword.default(''), language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({ suggestions: z.array(Suggestion).max(LIMITS.suggestions) }),
  errors: ['SEARCH_FAILED'],
  limits: ['search'],
});

export const embedCategories = endpoint('GET /admin/category/embedded-categories', {
  readsOnly: false,
  owner: 'search',
  summary: 'Starts the run that refreshes category embeddings, or reports the one already running.',
  ...ADMIN_ONLY,
  input: z.object({}),
  reply: z.object({ job: IndexRun }),
  errors: [],
});

/** A category that a sentence speaks of, and how surely: 0 to 1; those of one sentence add up to 1 at most. */
export const Intent = z.object({ categoryId: Id, probability: z.number().min(0).max(1) });

export const trySentence = endpoint('POST /admin/category/try-sentence', {
  readsOnly: true,
  owner: 'search',
  summary: 'The categories that the search reads in a sentence, surest first, whether or not any of its words is in a profile.',
  ...ADMIN_ONLY,
  input: z.object({
    sentence: line(LIMITS.categoryExampleLength),
    /** What the answer has to know: the examples of a category in the version that was read or saved last. */
    examples: z.object({ id: Id, version: Version }).optional(),
  }),
  reply: z.object({
    /** Whether the model has learnt from `examples` and from all that is said of the categories now. After a change that takes some seconds. */
    isReady: z.boolean(),
    intents: z.array(Intent),
    /** The provinces that it names: they say where, and are not read for what. */
    cities: z.array(z.string()),
  }),
  errors: [],
});
