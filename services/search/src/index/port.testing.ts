import { NO_FACTS } from '@pusula/contracts';
import { toSearchDocument } from '../documents/to-search-document.ts';
import { type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { parseQuery, type Reading } from '../query/parse-query.ts';
import { CAREER, CATEGORIES, coach, INTERVIEW, PEOPLE, type Person, SLEEP } from '../testing/people.ts';
import { readDocument } from '../testing/read-document.ts';
import type { IndexQuery, SearchDocument } from './port.ts';

export const DOCUMENTS: readonly SearchDocument[] = PEOPLE.map((person, at) => toSearchDocument(coach(at + 1, person), 1, CATEGORIES));

/** Knows what two sentences speak of, and that one bio speaks of careers though its coach has not chosen them. */
export const MODEL: IntentModel = {
  name: 'two sentences',
  knows: () => false,
  breadthOf: () => 0,
  elsewhere: () => 0,
  read: (text) => {
    if (text === 'gözlerim tavanda') return [{ categoryId: SLEEP, probability: 0.9 }];
    if (text === 'patrona ne desem')
      return [
        { categoryId: CAREER, probability: 0.6 },
        { categoryId: INTERVIEW, probability: 0.3 },
      ];
    return text.includes('Uykusuz geceler') ? [{ categoryId: CAREER, probability: 0.5 }] : [];
  },
};
export const READ_DOCUMENTS = PEOPLE.map((person, at) => readDocument(coach(at + 1, person), 2, CATEGORIES, MODEL));

/** Without intents, and any word may be a slip. */
const READING: Reading = { model: NO_INTENTS, languageWords: { has: () => false } };

export const asked = (keyword: string, more: Partial<IndexQuery> = {}): IndexQuery => ({
  read: parseQuery(keyword, READING),
  language: 'tr',
  cityIds: [],
  categoryIds: [],
  facts: NO_FACTS,
  from: 0,
  size: 10,
  day: 20_000,
  far: false,
  ...more,
});

export async function* inOneBatch(documents: readonly SearchDocument[]) {
  yield documents;
}

export const document = (number: number, person: Person, version: number) => toSearchDocument(coach(number, person), version, CATEGORIES);
