export const SESSION_FORMATS = ['online', 'inPerson'] as const;
export type SessionFormat = (typeof SESSION_FORMATS)[number];
/** Languages in which sessions are held, by ISO 639-1. */
export const SESSION_LANGUAGES = ['tr', 'en', 'ar', 'ku', 'de', 'other'] as const;
export type SessionLanguage = (typeof SESSION_LANGUAGES)[number];

/** The facts of a coach that searches filter by, each with its values (eight at most); engines, replies and screens read this table. */
export const FACT_FACETS = { sessionFormats: SESSION_FORMATS, sessionLanguages: SESSION_LANGUAGES } as const;
export type FactFacet = keyof typeof FACT_FACETS;
export type FactValue<Facet extends FactFacet = FactFacet> = (typeof FACT_FACETS)[Facet][number];
export const FACT_FACET_NAMES = Object.keys(FACT_FACETS) as [FactFacet, ...FactFacet[]];

/** Values by facet: alternatives within one; an empty list is any. */
export type ChosenFacts = Readonly<Record<FactFacet, readonly string[]>>;

/** One thing for each facet. */
export const byFacet = <Value>(make: (facet: FactFacet) => Value): Record<FactFacet, Value> =>
  Object.fromEntries(FACT_FACET_NAMES.map((facet) => [facet, make(facet)])) as Record<FactFacet, Value>;

export const NO_FACTS: ChosenFacts = byFacet(() => []);
export const chosenFactCount = (facts: ChosenFacts): number => FACT_FACET_NAMES.reduce((count, facet) => count + facts[facet].length, 0);
