import { expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { CLOSE_SHARE } from '../../query/closeness.ts';
import { Accumulators } from './accumulators.ts';
import { Field } from './field.ts';
import type { GainList } from './gain-list.ts';
import { IntentLists } from './intent-lists.ts';
import { scoreAll } from './scoring.ts';

const DOCUMENTS = 3_000;
const TERMS = 400;
const CATEGORIES = 30;
const LENGTH = 60;

const random = seededRandom(29);
const below = (limit: number) => Math.floor(random() * limit);
/** As words are dealt out in texts: a few are everywhere, most are rare. */
const anyTerm = () => Math.floor(TERMS * random() ** 4);
const anyCategory = () => `category-${below(CATEGORIES)}`;

it('finds by passing over what cannot be close exactly those who are close when everybody is scored', () => {
  const fields = { tr: new Field(), en: new Field(), rest: new Field() };
  const intents = new IntentLists();
  for (let document = 0; document < DOCUMENTS; document++) {
    for (const field of Object.values(fields)) {
      for (let word = 0; word < LENGTH; word++) field.count(anyTerm());
      field.endDocument(document, LENGTH);
    }
    const [mainCategoryId, other] = [anyCategory(), anyCategory()];
    const spokenOf = [{ categoryId: anyCategory(), probability: random() }];
    intents.add(document, { cityId: '', categoryIds: [...new Set([mainCategoryId, other])], mainCategoryId, intents: spokenOf });
  }
  const isLive = Uint8Array.from({ length: DOCUMENTS }, () => (below(20) === 0 ? 0 : 1));
  const query = (): GainList[] => {
    const words = Array.from({ length: 1 + below(6) }, anyTerm);
    const probabilities = Array.from({ length: below(5) }, () => random() / 4);
    return [
      ...words.flatMap((term) => [
        ...fields.tr.gainList(term, 'tr', 1),
        ...fields.en.gainList(term, 'en', 1, 0.9),
        ...fields.rest.gainList(term, 'rest', 0.3),
      ]),
      ...intents.gainLists({
        intents: probabilities.map((probability) => ({ categoryId: anyCategory(), probability })),
        namedCityIds: [],
      }),
    ].sort((one, other) => other.bound - one.bound);
  };
  const closeOf = (lists: readonly GainList[], everybody: boolean) => {
    const scores = new Accumulators();
    scores.reset(DOCUMENTS, { tr: 1, en: 0.9 });
    const read = scoreAll(lists, scores, isLive, everybody);
    const least = CLOSE_SHARE * scores.highest(isLive);
    const close = new Map<number, number>();
    for (const document of scores.found())
      if (isLive[document] === 1 && scores.score(document) >= least) close.set(document, scores.score(document));
    const found = [...close].sort(([one], [other]) => one - other);
    return { found: found.map((one) => one.join()).join(' '), isPruned: read < lists.length };
  };
  let pruned = 0;
  for (let round = 0; round < 1_000; round++) {
    const lists = query();
    const [all, some] = [closeOf(lists, true), closeOf(lists, false)];
    expect(some.found).toBe(all.found);
    if (some.isPruned) pruned++;
  }
  expect(pruned).toBeGreaterThan(300);
});
