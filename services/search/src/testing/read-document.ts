import type { CoachState } from '@pusula/contracts';
import { toSearchDocument } from '../documents/to-search-document.ts';
import type { SearchDocument } from '../index/port.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import { readTexts } from '../intents/reading.ts';
import type { Categories } from '../projection/category-tree.ts';

/** The document of a coach whom a model reads now, as the service does when it has not read them before. */
export const readDocument = (coach: CoachState, version: number, categories: Categories, model: IntentModel): SearchDocument =>
  toSearchDocument(coach, version, categories, readTexts(coach.texts, model));
