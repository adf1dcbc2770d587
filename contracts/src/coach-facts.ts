import { z } from 'zod';
import { SESSION_FORMATS, SESSION_LANGUAGES } from './fact-facets.ts';
import { LIMITS } from './limits.ts';
import { WebAddress } from './values.ts';
import { LINK_DOMAINS } from './web-addresses.ts';

/** A link as a coach types it, or nothing: whether all four have to be there is the operator's choice (specification section 5, `COACH_LINKS_REQUIRED`). */
const Link = (domain?: string) => z.union([z.literal(''), WebAddress(domain)]);

/** Some of a few choices, once each and in the order of the choices, so that equal answers are equal values. */
const someOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z
    .array(z.enum(choices))
    .max(choices.length)
    .transform((chosen): Choices[number][] => choices.filter((choice) => (chosen as readonly string[]).includes(choice)));

/** One fact: as it is stored and read, as a coach or an admin types it, and what holds before anything was said. */
const fact = <Stored extends z.ZodType, Typed extends z.ZodType>(stored: Stored, typed: Typed, unsaid: z.output<Stored>) => ({
  stored,
  typed,
  unsaid,
});

/** What a coach says of their practice besides texts, categories and certificates; every shape of a coach is picked from this table. */
const FACTS = {
  website: fact(z.string(), Link(), ''),
  linkedIn: fact(z.string(), Link(LINK_DOMAINS.linkedin), ''),
  instagram: fact(z.string(), Link(LINK_DOMAINS.instagram), ''),
  facebook: fact(z.string(), Link(LINK_DOMAINS.facebook), ''),
  yearsOfPractice: fact(z.int().nonnegative().nullable(), z.int().min(0).max(LIMITS.yearsOfPracticeMaximum).nullable(), null),
  /** The coach's consent to show their phone number to visitors. */
  showsPhone: fact(z.boolean(), z.boolean(), false),
  /** Empty: not said. */
  sessionFormats: fact(z.array(z.enum(SESSION_FORMATS)), someOf(SESSION_FORMATS), []),
  sessionLanguages: fact(z.array(z.enum(SESSION_LANGUAGES)), someOf(SESSION_LANGUAGES), []),
  offersFreeFirstSession: fact(z.boolean(), z.boolean(), false),
};
type Facts = typeof FACTS;

const column = <Part extends 'stored' | 'typed' | 'unsaid'>(part: Part) =>
  Object.fromEntries(Object.entries(FACTS).map(([name, parts]) => [name, parts[part]])) as { [Name in keyof Facts]: Facts[Name][Part] };

/** The facts as they are stored and read. */
export const CoachFacts = z.object(column('stored'));
export type CoachFacts = z.output<typeof CoachFacts>;
export const COACH_FACTS = CoachFacts.keyof().options;

/** The facts as a coach or an admin types them. */
export const CoachFactsDraft = z.object(column('typed'));

/** The facts of somebody who has not said any. */
export const UNSAID_FACTS: CoachFacts = column('unsaid');

export const COACH_LINKS = ['linkedIn', 'website', 'instagram', 'facebook'] as const satisfies readonly (keyof CoachFacts)[];
export type CoachLink = (typeof COACH_LINKS)[number];

const { linkedIn, showsPhone: _consent, ...visible } = CoachFacts.shape;
/** The facts that visitors read; the specification writes `linkedin` there. */
export const PublicFacts = z.object({ ...visible, linkedin: linkedIn });
export type PublicFacts = z.output<typeof PublicFacts>;

/** Pure: the facts of anything that has them, and nothing else of it. */
export const coachFacts = (coach: CoachFacts): CoachFacts =>
  Object.fromEntries(COACH_FACTS.map((name) => [name, coach[name]])) as CoachFacts;

const PUBLIC_FACTS = PublicFacts.keyof().options;

/** Pure: the public facts of a coach's state, and nothing else of it; a state from before there was a fact does not say it. */
export const publicFactsIn = (coach: PublicFacts): PublicFacts =>
  Object.fromEntries(PUBLIC_FACTS.map((name) => [name, coach[name] ?? UNSAID_PUBLIC_FACTS[name]])) as PublicFacts;

/** Pure: what visitors may read of the facts. */
export function publicFacts(coach: CoachFacts): PublicFacts {
  const { linkedIn: linkedin, showsPhone: _showsPhone, ...facts } = coachFacts(coach);
  return { ...facts, linkedin };
}

/** The public facts of somebody who has not said any. */
export const UNSAID_PUBLIC_FACTS: PublicFacts = publicFacts(UNSAID_FACTS);

/** The public facts in an event: one from before there was a fact says that it is not said. */
export const PublishedFacts = z.object(
  Object.fromEntries(
    PUBLIC_FACTS.map((name) => [name, (PublicFacts.shape[name] as z.ZodType).default(UNSAID_PUBLIC_FACTS[name])]),
  ) as unknown as typeof PublicFacts.shape,
);
