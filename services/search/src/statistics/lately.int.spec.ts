import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, lately, localDay } from '@pusula/contracts';
import { aPublic, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { CAREER, CATEGORIES, coach, HEALTH, idOf, PEOPLE } from '../testing/people.ts';
import { categorySaid, coachSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { popularSearches } from './popular-searches.ts';
import { saveCounts } from './save-counts.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'lately');
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const today = () => localDay(service.clock.now());

/** Searched so often, and as often in vain, on each of some last days. */
async function searched(words: string, { times = 5, days = 3, ago = 0, inVain = 0 } = {}): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const tally = { searches: times, withoutResult: inVain };
    const counted = new Map([[fold(words), { written: words, ...tally }]]);
    await service.running.db.transaction((tx) =>
      saveCounts(tx, [{ day: addDays(today(), -ago - day), all: tally, categories: new Map(), words: counted }]),
    );
  }
}

/** Sentences that the categories' examples have, and whose they are. */
const SAID: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = {
  tr: {
    stres: HEALTH,
    'uyku tutmuyor': HEALTH,
    'zam istemek': CAREER,
    'iş değiştirmek': idOf(7),
    'uykum var uzun uzun günler geçmiyor': CAREER,
  },
  en: { stress: HEALTH },
};
/** What is shown on the home page. */
const shown = (language: 'tr' | 'en' = 'tr') => {
  const { db } = service.running;
  const searches = popularSearches({
    db,
    clock: service.clock,
    currentDay: today,
    spokenPhrases: {
      same: (said, of) => {
        const text = Object.keys(SAID[of]).find((sentence) => splitWords(sentence).map(fold).join() === said.join());
        return text === undefined ? undefined : { text, categoryId: SAID[of][text] ?? '' };
      },
      once: async () => undefined,
    },
  });
  return searches.in(language);
};
describe('what many people searched for lately', () => {
  it('is there once enough searches had it on enough days, most searched first, as people write it', async () => {
    await searched('IS degistirmek', { times: 6 });
    await searched('stres', { times: 5 });
    expect(await shown()).toEqual(['iş değiştirmek', 'stres']);
  });

  it.each([
    ['of few searches', 'stres', { times: 3 }],
    ['of one busy afternoon', 'stres', { times: 60, days: 2 }],
    ['of the week before', 'stres', { times: 9, ago: 7 }],
    ['that found nobody now and then', 'stres', { times: 9, inVain: 1 }],
    ['that are no example of a category', 'stres mehmet', { times: 9 }],
    ['that are made of what examples have, and are none', 'uyku istemek', { times: 9 }],
    ['in another language', 'stress', { times: 9 }],
    ['too long for a line', 'uykum var uzun uzun günler geçmiyor', { times: 9 }],
  ])('leaves out words %s', async (_what, words, how) => {
    await searched(words, how);
    await searched('zam istemek', { times: 4 });
    expect(await shown()).toEqual(['zam istemek']);
  });

  it('says each topic once', async () => {
    await searched('stres', { times: 9 });
    await searched('uyku tutmuyor', { times: 8 });
    expect(await shown()).toEqual(['stres']);
  });

  it('is said to English readers in English', async () => {
    await searched('stress', { times: 9 });
    expect(await shown('en')).toEqual(['stress']);
  });
});

describe('the faces of the home page', () => {
  it('are public coaches who show theirs, in the order of the day, with nothing of theirs but name, picture and page', async () => {
    const faces = PEOPLE.map((one, at) => ({ ...coach(at + 1, one), imageUrl: at === 0 ? '' : `/pictures/${at}/640.jpg` }));
    await service.publish(
      ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
      ...faces.map((state, at) => coachSaid(idOf(at + 1), 1, state)),
    );
    const glimpse = () => service.callAs(aPublic)(lately, { language: 'tr' });
    await eventually(async () => expect((await service.find({})).total).toBe(5));
    const { coaches, words } = await glimpse();
    expect(words).toEqual([]);
    expect(coaches).toHaveLength(3);
    for (const one of coaches) {
      const { id, slug, firstName, lastName, imageUrl } = faces.find(({ id }) => id === one.id) ?? faces[0] ?? coach(1, PEOPLE[0] as never);
      expect(one).toEqual({ id, slug, firstName, lastName, imageUrl });
      expect(imageUrl).not.toBe('');
    }
    for (const { id } of coaches) await service.publish(coachSaid(id, 2, null));
    await eventually(async () => expect((await glimpse()).coaches.map(({ id }) => id)).toEqual([expect.any(String)]));
  });
});
