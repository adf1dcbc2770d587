import { expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { CLOSE_SHARE } from '../../query/closeness.ts';
import type { GainList } from './gain-list.ts';
import { IntentLists } from './intent-lists.ts';
import { InvertedField } from './inverted-field.ts';
import { Scan } from './scan.ts';

const DOCUMENTS = 10_000;
const TERMS = 400;
const CATEGORIES = 30;
const LENGTH = 40;
const ROUNDS = 250;
const MOST_FAR = 100;
/** Sums of 32-bit numbers depend on their order. */
const ROUNDING = 1e-4;

const random = seededRandom(29);
const below = (limit: number) => Math.floor(random() * limit);
/** As words are dealt out in texts: a few are everywhere, most are rare. */
const anyTerm = () => Math.floor(TERMS * random() ** 4);
const documentsOf = (found: readonly { readonly document: number }[]) => found.map(({ document }) => document).join();
const anyCategory = () => `category-${below(CATEGORIES)}`;

it('finds by passing over what cannot be close exactly those who are close when everybody is scored, and counts the others', () => {
  const fields = { tr: new InvertedField(), en: new InvertedField(), rest: new InvertedField() };
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
  const live = Uint8Array.from({ length: DOCUMENTS }, () => (below(20) === 0 ? 0 : 1));
  const anyQuery = () => {
    const words = Array.from({ length: 1 + below(6) }, anyTerm);
    const asked = Array.from({ length: below(5) }, () => ({ categoryId: anyCategory(), probability: random() / 4 }));
    return (): GainList[] => [
      ...words.flatMap((term) => [
        ...fields.tr.gainList(term, 'tr', 1),
        ...fields.en.gainList(term, 'en', 0.9),
        ...fields.rest.gainList(term, 'rest', 0.3),
      ]),
      ...intents.gainLists({ intents: asked, namedCityIds: [], namedDistricts: [] }),
    ];
  };
  const scan = new Scan();
  const resultOf = (query: () => readonly GainList[], isWanted: (document: number) => boolean, everybody: boolean) => {
    const { candidates, best, passedOver } = scan.run(query, { length: DOCUMENTS, live, isWanted, mostPassedOver: MOST_FAR, everybody });
    const scored = Array.from({ length: candidates.count }, (_, at) => ({
      document: candidates.documents[at] as number,
      score: candidates.score(at),
    }));
    const close = scored.filter(({ score }) => score >= CLOSE_SHARE * best);
    const far = scored.filter(({ document, score }) => score < CLOSE_SHARE * best && isWanted(document)).length + passedOver;
    return { close, far: Math.min(far, MOST_FAR), scored: candidates.count };
  };
  let saved = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const query = anyQuery();
    const rare = 1 + below(400);
    const isWanted = (document: number) => document % rare === 0;
    const [all, some] = [resultOf(query, isWanted, true), resultOf(query, isWanted, false)];
    // As texts: jest compares thousands of numbers one by one.
    expect(documentsOf(some.close)).toBe(documentsOf(all.close));
    const differences = some.close.map(({ score }, at) => Math.abs(score - (all.close[at]?.score ?? 0)));
    expect(Math.max(0, ...differences)).toBeLessThan(ROUNDING);
    expect(some.far).toBe(all.far);
    if (some.scored < all.scored) saved++;
  }
  expect(saved).toBeGreaterThan(ROUNDS / 2);
});
