import { type CoachFacts, type CoachLink, LIMITS, SESSION_FORMATS, SESSION_LANGUAGES } from '@pusula/contracts';

/** What a coach says of their practice: all facts but links and the consent, which have forms of their own. */
export type PracticeFact = Exclude<keyof CoachFacts, CoachLink | 'showsPhone'>;

/** A whole number from 0. */
type Count = { readonly kind: 'count'; readonly maximum: number };
/** Some of a few, each with its own text. */
type Choices<Choice extends string> = { readonly kind: 'choices'; readonly choices: readonly Choice[] };
/** Said or not, with one press. */
type YesNo = { readonly kind: 'yesNo' };
type KindOf<Stored> = Stored extends readonly (infer Choice extends string)[]
  ? Choices<Choice>
  : Stored extends boolean
    ? YesNo
    : Stored extends number | null
      ? Count
      : never;

/**
 * In the order in which forms ask and pages say them. The fields and rows of both forms, the coach's page, the coach's own view and the audit log walk this table, so that it
 * holds neither React nor Zod: pages that ask nothing read it, too. Texts: `practice.<fact>` beside it, values under `<fact>` in `coach`.
 */
export const PRACTICE_KINDS: { readonly [Fact in PracticeFact]: KindOf<CoachFacts[Fact]> } = {
  yearsOfPractice: { kind: 'count', maximum: LIMITS.yearsOfPracticeMaximum },
  sessionFormats: { kind: 'choices', choices: SESSION_FORMATS },
  sessionLanguages: { kind: 'choices', choices: SESSION_LANGUAGES },
  offersFreeFirstSession: { kind: 'yesNo' },
};
export const PRACTICE_FACTS = Object.keys(PRACTICE_KINDS) as PracticeFact[];

/** One thing for each fact. */
export const byPracticeFact = <Things extends Record<PracticeFact, unknown>>(make: (fact: PracticeFact) => Things[PracticeFact]): Things =>
  Object.fromEntries(PRACTICE_FACTS.map((fact) => [fact, make(fact)])) as Things;
