import type { CategoryExamples, CategoryState } from '@pusula/contracts';
import { spreadEvenly } from '../spread-evenly.ts';

/** Of what people say who need a category, so many sentences a language are embedded: more hardly move the mean, and each costs. */
const MOST_SENTENCES = 40;

/** What a category's vector comes of: its name and description in both languages, and a choice of what people say who need it. */
export function categoryTexts(category: CategoryState, examples: Pick<CategoryExamples, 'tr' | 'en'>): readonly string[] {
  const { nameTr, descriptionTr, nameEn, descriptionEn } = category;
  const described = [`${nameTr}\n${descriptionTr}`, `${nameEn}\n${descriptionEn}`].map((text) => text.trim());
  return [...described, ...spreadEvenly(examples.tr, MOST_SENTENCES), ...spreadEvenly(examples.en, MOST_SENTENCES)].filter(Boolean);
}
