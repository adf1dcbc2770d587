import { dayNumber } from './days.ts';

export const SESSION_FORMATS = ['online', 'inPerson'] as const;
export type SessionFormat = (typeof SESSION_FORMATS)[number];
/** Languages in which sessions are held, by ISO 639-1. */
export const SESSION_LANGUAGES = ['tr', 'en', 'ar', 'ku', 'de', 'other'] as const;
export type SessionLanguage = (typeof SESSION_LANGUAGES)[number];

/** Since 1970, as the day on which a fact ends: of one that never held, and of one that holds for good. */
export const [NEVER, FOR_GOOD] = [0, 2 ** 31 - 1];

/** Some of a few values, eight at most, as the coach's fact of the same name says. */
const choices = <const Values extends readonly [string, ...string[]]>(values: Values) => ({ kind: 'choices', values }) as const;
/**
 * What holds or does not; its one value stands for yes.
 * @param endOf the first day, since 1970, on which it does not hold any more: what ends by itself is asked of the day of the search
 */
const yesNo = <Coach>(endOf: (coach: Coach) => number) => ({ kind: 'yesNo', values: ['yes'], endOf }) as const;

/** What a coach says holds until they take it back; a state from before there was the fact does not say it. */
const said =
  <Fact extends string>(fact: Fact) =>
  (coach: { readonly [Name in Fact]?: boolean }): number =>
    coach[fact] ? FOR_GOOD : NEVER;

type Certified = { readonly certificates: readonly { readonly expiryDate: string | null }[] };
/** A certificate holds through its last day. */
const endOfCertificates = ({ certificates }: Certified): number =>
  Math.max(NEVER, ...certificates.map(({ expiryDate }) => (expiryDate === null ? FOR_GOOD : dayNumber(expiryDate) + 1)));

/**
 * What searches filter by besides city and category: call and reply, both engines, addresses, panel, chips and counts walk this table. Its names are
 * parameters of addresses.
 */
export const FACT_FACETS = {
  sessionFormats: choices(SESSION_FORMATS),
  sessionLanguages: choices(SESSION_LANGUAGES),
  offersFreeFirstSession: yesNo(said('offersFreeFirstSession')),
  hasValidCertificate: yesNo(endOfCertificates),
} as const;
export type FactFacet = keyof typeof FACT_FACETS;
export type FactValue<Facet extends FactFacet = FactFacet> = (typeof FACT_FACETS)[Facet]['values'][number];
export const FACT_FACET_NAMES = Object.keys(FACT_FACETS) as [FactFacet, ...FactFacet[]];

type YesNoFacet = { [Facet in FactFacet]: (typeof FACT_FACETS)[Facet]['kind'] extends 'yesNo' ? Facet : never }[FactFacet];
export const isYesNo = (facet: FactFacet): facet is YesNoFacet => FACT_FACETS[facet].kind === 'yesNo';

/** Values by facet: alternatives within one; an empty list is any. */
export type ChosenFacts = Readonly<Record<FactFacet, readonly string[]>>;

/** One thing for each facet. */
export const byFacet = <Value>(make: (facet: FactFacet) => Value): Record<FactFacet, Value> =>
  Object.fromEntries(FACT_FACET_NAMES.map((facet) => [facet, make(facet)])) as Record<FactFacet, Value>;

export const NO_FACTS: ChosenFacts = byFacet(() => []);
export const chosenFactCount = (facts: ChosenFacts): number => FACT_FACET_NAMES.reduce((count, facet) => count + facts[facet].length, 0);
