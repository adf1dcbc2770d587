import {
  byLanguage,
  type CategoryState,
  type CoachState,
  DEFAULT_LANGUAGE,
  type FoundCoach,
  inLanguage,
  LANGUAGES,
  type Language,
  publicFactsIn,
} from '@pusula/contracts';
import type { IndexHit } from '../index/port.ts';
import { type Categories, visibleCategories, withAncestors } from '../projection/category-tree.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import { excerpt } from './excerpt.ts';
import { type Marker, marker } from './matches.ts';
import { reasonsFor } from './reasons.ts';

export const nameIn = (category: CategoryState, language: Language) => inLanguage(category, 'name', language);
export const slugIn = (category: CategoryState, language: Language) => inLanguage(category, 'slug', language);

/** A category as a page links to it. */
export const linkTo = (category: CategoryState, language: Language) => ({
  id: category.id,
  name: nameIn(category, language),
  slug: slugIn(category, language),
});

type Asked = {
  readonly read: ParsedQuery;
  readonly language: Language;
  readonly categories: Categories;
  /** How close a score is: 0 to 1. */
  readonly closenessOf: (score: number) => number;
  /** Whether nearness of meaning counted. */
  readonly isNearnessKnown?: boolean;
  /** No coach is shown by words of danger; left out, words are marked and reasons named. */
  readonly isUrgent?: boolean;
};

/** Shows hits of one search as the reader sees them: in their language when the coach wrote in it, matched words marked, the reasons named. */
export function presenter({ read, isUrgent = false, ...asked }: Asked): (hit: IndexHit) => FoundCoach {
  const mark = isUrgent || read.words.length === 0 ? undefined : marker(read);
  return (hit) => toFoundCoach(hit, { ...asked, mark, read });
}

type Showing = Asked & { readonly mark: Marker | undefined };

function toFoundCoach(
  { coach, score }: IndexHit,
  { language, categories, closenessOf, isNearnessKnown = false, mark, read }: Showing,
): FoundCoach {
  const textLanguage = textLanguageFor(coach, language);
  const { headline, bio } = coach.texts[textLanguage] ?? { headline: '', bio: '' };
  const specialties = visibleCategories(coach.categoryIds, categories);
  const isByMeaning = isNearnessKnown || read.intents.length > 0;
  return {
    id: coach.id,
    slug: coach.slug,
    firstName: coach.firstName,
    lastName: coach.lastName,
    headline,
    bio,
    textLanguage,
    profileImage: coach.imageUrl,
    imageUrl: coach.imageUrl,
    city: coach.city,
    country: coach.country,
    phone: coach.phone,
    ...publicFactsIn(coach),
    certificates: coach.certificates.map(({ name, issuer }) => ({ name, issuer })),
    categories: specialties.map((category) => linkTo(category, language)),
    closeness: closenessOf(score),
    highlights: highlightsOf(headline, bio, mark, textLanguage),
    reasons: mark ? reasonsFor(coach, namesOf(specialties, categories), mark, { ...read, isByMeaning }, textLanguage) : [],
  };
}

const namesOf = (specialties: readonly CategoryState[], categories: Categories) => ({
  paths: specialties.map(({ id }) => withAncestors(id, categories).map((category) => category.id)),
  ...byLanguage((language) => specialties.map((category) => nameIn(category, language))),
});

/** The language in which a coach is shown: the reader’s when there is a text in it. */
export function textLanguageFor({ texts }: CoachState, language: Language): Language {
  if (texts[language]) return language;
  return LANGUAGES.find((one) => texts[one]) ?? DEFAULT_LANGUAGE;
}

function highlightsOf(headline: string, bio: string, mark: Marker | undefined, language: Language): FoundCoach['highlights'] {
  if (!mark) return { headline: null, bio: null };
  const [inHeadline, inBio] = [mark(headline, language), mark(bio, language)];
  return {
    headline: inHeadline.length > 0 ? { text: headline, marks: inHeadline } : null,
    bio: inBio.length > 0 ? excerpt(bio, inBio) : null,
  };
}
