import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { splitWords } from '../../analysis/words.ts';
import { PEOPLE } from '../../testing/people.ts';
import { describeLikeness } from '../likeness.contract.ts';
import { describeNearness } from '../nearness.contract.ts';
import { describeSearchIndex } from '../port.contract.ts';
import { asked, document, inOneBatch } from '../port.testing.ts';
import { describeRebuilding } from '../rebuilding.contract.ts';
import { createEmbeddedIndex } from './embedded-index.ts';

const random = seededRandom(31);
const below = (limit: number) => Math.floor(random() * limit);

describe('the embedded index', () => {
  describeSearchIndex(async () => createEmbeddedIndex());
  describeRebuilding(async () => createEmbeddedIndex());
  describeLikeness(async () => createEmbeddedIndex());
  describeNearness(async () => createEmbeddedIndex());

  it('shows the same first ten whether or not it looks closely at the ninety after them', async () => {
    const index = createEmbeddedIndex();
    const said = PEOPLE.flatMap(({ tr = [], en = [] }) => [...tr, ...en].flatMap((text) => splitWords(text)));
    const anyWord = () => said[below(said.length)] as string;
    const anyText = (words: number) => Array.from({ length: words }, anyWord).join(' ');
    const dealt = Array.from({ length: 600 }, (_, at) =>
      document(
        at + 1,
        { name: `${anyWord()} ${anyWord()}`, city: 'Bursa', tr: [anyText(4), anyText(20)], en: [anyText(4), anyText(20)] },
        1,
      ),
    );
    await index.rebuild(inOneBatch(dealt));
    for (let round = 0; round < 1_000; round++) {
      const keyword = anyText(1 + below(4));
      const shown = async (size: number) =>
        (await index.search(asked(keyword, { size }))).hits.slice(0, 10).map(({ coach, score }) => `${coach.id} ${score.toFixed(4)}`);
      expect(await shown(10)).toEqual(await shown(100));
    }
  });
});
