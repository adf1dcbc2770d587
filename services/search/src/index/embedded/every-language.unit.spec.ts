import { expect, it } from '@jest/globals';
import { type CoachState, LANGUAGES } from '@pusula/contracts';
import { toSearchDocument } from '../../documents/to-search-document.ts';
import { presenter } from '../../presenting/found-coach.ts';
import { CATEGORIES, coach } from '../../testing/people.ts';
import { asked } from '../port.testing.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

it.each(LANGUAGES)('a coach who writes in %s alone is found and shown by what they wrote', async (language) => {
  const index = createEmbeddedIndex();
  const other = coach(1, { name: 'Elif Kaya', city: 'Ankara', tr: ['Uyku', 'Uyku düzeni.'] });
  const texts: CoachState['texts'] = { [language]: { headline: 'Lampion Quartett', bio: 'Lampions.' } };
  const one: CoachState = { ...coach(2, { name: 'Can Demir', city: 'İzmir' }), texts };
  await index.upsert(
    [other, one].map((state) => toSearchDocument(state, 1, CATEGORIES)),
    'now',
  );
  const { hits, read, fullScore } = await index.search(asked('quartett', { language }));
  const show = presenter({ read, language, categories: CATEGORIES, closenessOf: (score) => score / fullScore });
  expect(hits.map(show).map(({ id, textLanguage, reasons }) => ({ id, textLanguage, words: reasons[0]?.words }))).toEqual([
    { id: one.id, textLanguage: language, words: ['Quartett'] },
  ]);
});
