import type { CategoryState, CoachState, FoundCoach, Language } from '@pusula/contracts';
import { type Categories, visibleCategories } from '../documents/category-tree.ts';
import type { IndexHit } from '../index/port.ts';
import type { ReadQuery } from '../query/read-query.ts';
import { excerpt } from './excerpt.ts';
import { marksIn, wordMatcher } from './matches.ts';
import { reasonsFor } from './reasons.ts';

export const nameIn = ({ nameTr, nameEn }: CategoryState, language: Language) => (language === 'tr' ? nameTr : nameEn);
export const slugIn = ({ slugTr, slugEn }: CategoryState, language: Language) => (language === 'tr' ? slugTr : slugEn);

type Asked = { readonly read: ReadQuery; readonly language: Language; readonly bestScore: number; readonly categories: Categories };

/** A hit as the reader sees it: in their language when the coach wrote in it, with matched words marked and the reasons named. */
export function toFoundCoach({ coach, score }: IndexHit, { read, language, bestScore, categories }: Asked): FoundCoach {
  const textLanguage = textLanguageFor(coach, language);
  const { headline, bio } = coach.texts[textLanguage] ?? { headline: '', bio: '' };
  const specialties = visibleCategories(coach.categoryIds, categories);
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
    linkedin: coach.linkedin,
    facebook: coach.facebook,
    instagram: coach.instagram,
    website: coach.website,
    yearsOfPractice: coach.yearsOfPractice,
    certificates: coach.certificates.map(({ name, issuer }) => ({ name, issuer })),
    categories: specialties.map((category) => ({ id: category.id, name: nameIn(category, language), slug: slugIn(category, language) })),
    closeness: closeness(score, bestScore),
    highlights: highlightsOf(headline, bio, read, textLanguage),
    reasons: read.words.length === 0 ? [] : reasonsFor(coach, namesOf(specialties), read, language),
  };
}

const namesOf = (specialties: readonly CategoryState[]) => ({
  tr: specialties.map(({ nameTr }) => nameTr),
  en: specialties.map(({ nameEn }) => nameEn),
});

function textLanguageFor({ texts }: CoachState, language: Language): Language {
  if (texts[language]) return language;
  return texts.tr ? 'tr' : 'en';
}

const closeness = (score: number, best: number): number => (best > 0 ? Math.min(1, Math.round((score / best) * 1_000) / 1_000) : 1);

function highlightsOf(headline: string, bio: string, read: ReadQuery, language: Language): FoundCoach['highlights'] {
  if (read.words.length === 0) return { headline: null, bio: null };
  const matches = wordMatcher(read, language);
  const [inHeadline, inBio] = [marksIn(headline, matches), marksIn(bio, matches)];
  return {
    headline: inHeadline.length > 0 ? { text: headline, marks: inHeadline } : null,
    bio: inBio.length > 0 ? excerpt(bio, inBio) : null,
  };
}
