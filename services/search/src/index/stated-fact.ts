import { type CoachState, FACT_FACETS, type FactFacet, isYesNo } from '@pusula/contracts';

/** Pure: what a coach's state says of a fact: its values, or the day on which a yes/no fact ends. One from before there was the fact does not say it. */
export const statedFact = (facet: FactFacet, coach: CoachState): readonly string[] | number =>
  isYesNo(facet) ? FACT_FACETS[facet].endOf(coach) : (coach[facet] ?? []);
