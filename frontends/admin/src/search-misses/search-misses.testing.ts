import type { CategoryExamples } from '@pusula/contracts';
import { screen, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { ENTRY_ID, idOf, LIST, listed, tree } from '../categories/categories.testing.ts';
import { openConsole } from '../testing/open-console.ts';
import type { MissedTopic, MissedWords, SearchMisses } from './search-misses.slice.ts';

export const MISSES = 'GET /admin/search-misses';
export const READ = 'GET /admin/category/examples';
export const WRITE = 'POST /admin/category/examples';
/** Of a category with a word each. */
export const examples = (some: Partial<CategoryExamples> = {}): CategoryExamples => ({
  tr: ['bir'],
  en: ['one'],
  alsoCalledTr: ['yuva'],
  alsoCalledEn: [],
  ...some,
});
export const [OWN, OTHER] = [idOf('ev'), idOf('sa')];

export const topic = (categoryId: string | null, searches: number, more: Partial<MissedTopic> = {}): MissedTopic => ({
  categoryId,
  searches,
  withoutResult: 0,
  coaches: 0,
  cities: [],
  ...more,
});
export const words = (typed: string, searches: number, more: Partial<MissedWords> = {}): MissedWords => ({
  words: typed,
  language: 'tr',
  searches,
  withoutResult: 0,
  categoryId: null,
  givenTo: null,
  ...more,
});
export const MISSED: SearchMisses = {
  days: 30,
  searches: 42,
  withoutResult: 12,
  topics: [
    topic(OTHER, 4),
    topic(OWN, 17, {
      coaches: 3,
      cities: [
        { id: '35', name: 'İzmir', searches: 9, coaches: 1 },
        { id: '65', name: 'Van', searches: 5, coaches: 0 },
      ],
    }),
    topic(null, 21),
  ],
  words: [
    words('arıcılık', 14),
    words('evde hiç huzur kalmadı', 6, { categoryId: OWN }),
    words('eşimle konuşamıyoruz', 5, { givenTo: OWN }),
  ],
  at: '2026-11-22T12:00:00.000Z',
};

export async function openMisses(answers: Parameters<typeof openConsole>[1] = {}, searchMisses: SearchMisses = MISSED) {
  const opened = await openConsole('/admin/search-misses', {
    [LIST]: listed(tree()),
    [MISSES]: () => ({ body: { success: true, searchMisses } }),
    [READ]: () => ({ body: { success: true, version: 4, examples: examples() } }),
    [WRITE]: ({ input }) => ({ body: { success: true, version: 5, examples: input.examples, undoableEntryId: ENTRY_ID } }),
    [UNDO]: () => ({}),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Yanıtsız aramalar' });
  return opened;
}
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
