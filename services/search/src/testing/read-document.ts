import type { CoachState } from '@pusula/contracts';
import type { Categories } from '../documents/category-tree.ts';
import { readTexts } from '../documents/reading.ts';
import { toDocument } from '../documents/to-document.ts';
import type { SearchDocument } from '../index/port.ts';
import type { IntentModel } from '../intents/intent-model.ts';

/** The document of a coach whom a model reads now, as the service does when it has not read them before. */
export const readDocument = (coach: CoachState, version: number, categories: Categories, model: IntentModel): SearchDocument =>
  toDocument(coach, version, categories, readTexts(coach.texts, model));
