import { type trySentence as contract, findCity } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { hasExamples } from '../categories/category-examples.ts';
import type { Deps } from '../deps.ts';
import { splitCities } from './split-cities.ts';

/** The categories that the model reads in a sentence at this moment: what examples teach, without the fields that a search derives from it. */
export const trySentence =
  ({ db, intents }: Pick<Deps, 'db' | 'intents'>): Handler<typeof contract> =>
  async ({ input: { sentence, examples } }) => {
    const hasArrived = examples === undefined || (await hasExamples(db.manager, examples));
    // Asked before the sentence is read: a model that is replaced meanwhile knows more, not less.
    const isReady = hasArrived && (await intents.isUpToDate());
    const { cityIds, rest } = splitCities(sentence);
    return { isReady, intents: [...intents.current().read(rest)], cities: cityIds.flatMap((id) => findCity(id)?.name ?? []) };
  };
