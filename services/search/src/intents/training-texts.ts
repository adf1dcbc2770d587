import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { loadExamples } from '../categories/category-examples.ts';
import { loadCategories } from '../categories/category-table.ts';
import { type Categories, visibleCategories } from '../documents/category-tree.ts';
import { spreadEvenly } from '../spread-evenly.ts';
import { textsFromElsewhere } from './elsewhere.ts';
import { ELSEWHERE, type LabelledText } from './train.ts';

export async function loadTrainingTexts(db: EntityManager): Promise<readonly LabelledText[]> {
  const examples = await loadExamples(db);
  return trainingTexts(await loadCategories(db), new Map(examples.map((one) => [one.id, one])));
}

type Examples = { readonly tr: readonly string[]; readonly en: readonly string[] };

/**
 * Everything that the model learns from: of each visible category its examples, and of each without further ones below it its names and descriptions, with the
 * name of the one above, which speaks of all that are below it; and what people look for elsewhere, so that not every question is taken for a need.
 * None at all while no category has examples: names alone teach nothing that a search by words would not find.
 */
export function trainingTexts(categories: Categories, examplesOf: ReadonlyMap<string, Examples>): readonly LabelledText[] {
  if (![...examplesOf.values()].some(({ tr, en }) => tr.length + en.length > 0)) return [];
  const visible = visibleCategories([...categories.keys()].sort(), categories);
  const parents = new Set(visible.map(({ parentId }) => parentId));
  const ofCategories = visible.flatMap(({ id, parentId, nameTr, nameEn, descriptionTr, descriptionEn }) => {
    const { tr, en } = examplesOf.get(id) ?? { tr: [], en: [] };
    const above = categories.get(parentId);
    const said = parents.has(id)
      ? []
      : [nameTr, nameEn, descriptionTr, descriptionEn, above?.nameTr ?? '', above?.nameEn ?? ''].filter(Boolean);
    return [...said, ...tr, ...en].map((text) => ({ text, categoryId: id }));
  });
  const most = Math.ceil((ELSEWHERE_SHARE * ofCategories.length) / visible.length);
  return [...ofCategories, ...spreadEvenly(textsFromElsewhere(), most).map((text) => ({ text, categoryId: ELSEWHERE }))];
}

/** So many times as many texts as a category has: with more, whatever few examples say would be taken for something else. */
const ELSEWHERE_SHARE = 5;

/** One more whenever a model would learn something else from the same texts: what an older release has trained is trained again. */
const TRAINING_VERSION = 2;

/** The same for the same texts. */
export const fingerprintOf = (texts: readonly LabelledText[]): string =>
  createHash('sha256')
    .update(JSON.stringify([TRAINING_VERSION, texts]))
    .digest('hex');
