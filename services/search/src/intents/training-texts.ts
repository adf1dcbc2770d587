import { createHash } from 'node:crypto';
import { type CategoryState, inLanguage, LANGUAGES, type Localised } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { loadExamples } from '../categories/category-examples.ts';
import { loadCategories } from '../projection/category-table.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import { spreadEvenly } from '../spread-evenly.ts';
import { textsFromElsewhere } from './elsewhere.ts';
import { ELSEWHERE, type LabelledText } from './train.ts';

export async function loadTrainingTexts(db: EntityManager): Promise<readonly LabelledText[]> {
  const examples = await loadExamples(db);
  return trainingTexts(await loadCategories(db), new Map(examples.map((one) => [one.id, one])));
}

type Examples = Localised<readonly string[]>;

/**
 * Everything that the model learns from: of each visible category its examples, and of each without further ones below it its names and descriptions, with the
 * name of the one above, which speaks of all that are below it; and what people look for elsewhere, so that not every question is taken for a need.
 * None at all while no category has examples: names alone teach nothing that a search by words would not find.
 */
export function trainingTexts(categories: Categories, examplesOf: ReadonlyMap<string, Examples>): readonly LabelledText[] {
  if (![...examplesOf.values()].some((examples) => LANGUAGES.some((language) => examples[language].length > 0))) return [];
  const visible = visibleCategories([...categories.keys()].sort(), categories);
  const parents = new Set(visible.map(({ parentId }) => parentId));
  const ofCategories = visible.flatMap((category) => {
    const { id, parentId } = category;
    const examples = examplesOf.get(id);
    const said = parents.has(id) ? [] : namesAndDescription(category, categories.get(parentId));
    return [...said, ...LANGUAGES.flatMap((language) => examples?.[language] ?? [])].map((text) => ({ text, categoryId: id }));
  });
  const most = Math.ceil((ELSEWHERE_SHARE * ofCategories.length) / visible.length);
  return [...ofCategories, ...spreadEvenly(textsFromElsewhere(), most).map((text) => ({ text, categoryId: ELSEWHERE }))];
}

const namesAndDescription = (category: CategoryState, above: CategoryState | undefined): string[] =>
  [
    ...LANGUAGES.map((language) => inLanguage(category, 'name', language)),
    ...LANGUAGES.map((language) => inLanguage(category, 'description', language)),
    ...LANGUAGES.map((language) => (above ? inLanguage(above, 'name', language) : '')),
  ].filter(Boolean);

/** So many times as many texts as a category has: with more, whatever few examples say would be taken for something else. */
const ELSEWHERE_SHARE = 5;

/** One more whenever a model would learn something else from the same texts: what an older release has trained is trained again. */
const TRAINING_VERSION = 2;

/** The same for the same texts. */
export const fingerprintOf = (texts: readonly LabelledText[]): string =>
  createHash('sha256')
    .update(JSON.stringify([TRAINING_VERSION, texts]))
    .digest('hex');
