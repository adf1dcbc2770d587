import { type CoachState, LANGUAGES } from '@pusula/contracts';
import type { Intent } from '../projection/intent.ts';
import { bestIntents, type IntentModel } from './intent-model.ts';

/**
 * The categories that a coach's texts speak of, over the languages that they wrote in. The headline is read by itself as well: it says in a sentence what the
 * coach is for, and a bio tells much else.
 */
export function intentsOfTexts(texts: CoachState['texts'], model: IntentModel): readonly Intent[] {
  const readings = LANGUAGES.flatMap((language) => texts[language] ?? []).flatMap(({ headline, bio }) => [[headline], [headline, bio]]);
  const sums = new Map<string, number>();
  for (const reading of readings)
    for (const { categoryId, probability } of model.read(...reading))
      sums.set(categoryId, (sums.get(categoryId) ?? 0) + probability / readings.length);
  return bestIntents([...sums].map(([categoryId, probability]) => ({ categoryId, probability })));
}
