import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { idOf } from '../testing/people.ts';
import { asked, DOCUMENTS, document, inOneBatch } from './port.testing.ts';
import type { SearchDocument, SearchIndex } from './port.ts';

/** What a rebuild must do in every search engine behind the port. @param create an empty index of the test's own */
export function describeRebuilding(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeEach(async () => {
    index = await create();
    await index.upsert(DOCUMENTS, 'now');
  });
  afterEach(() => index.close());
  const namesOf = async (keyword: string) => (await index.search(asked(keyword))).hits.map(({ coach: { firstName } }) => firstName);

  it('is what the source says after a rebuild', async () => {
    await index.rebuild(inOneBatch(DOCUMENTS.slice(0, 2)));
    expect((await namesOf('')).sort()).toEqual(['Elif', 'Işıl']);
  });

  it('R7: searches during a rebuild never fail, and writes made meanwhile are in the new index', async () => {
    const failures: unknown[] = [];
    let isRunning = true;
    const searching = (async () => {
      for (; isRunning; await new Promise((resume) => setTimeout(resume, 2))) {
        await index.search(asked('mülakat')).then(
          ({ total }) => total === 3 || failures.push(total),
          (error) => failures.push(error),
        );
      }
    })();
    await index.rebuild(
      (async function* () {
        yield DOCUMENTS.slice(0, 2);
        await index.upsert([document(7, { name: 'Yeni Gelen', city: 'Muş', tr: ['Yepyeni', 'Yepyeni'] }, 1)], 'now');
        await index.remove([{ id: idOf(4), version: 2 }], 'now');
        yield DOCUMENTS.slice(2);
      })(),
    );
    isRunning = false;
    await searching;
    expect(failures).toEqual([]);
    expect(await namesOf('yepyeni')).toEqual(['Yeni']);
    expect((await index.search(asked(''))).total).toBe(5);
  });

  it('keeps the old index when the source of a rebuild fails', async () => {
    const broken = (async function* (): AsyncGenerator<readonly SearchDocument[]> {
      yield DOCUMENTS.slice(0, 1);
      throw new Error('source broke');
    })();
    await expect(index.rebuild(broken)).rejects.toThrow('source broke');
    expect((await index.search(asked(''))).total).toBe(5);
    await index.rebuild(inOneBatch(DOCUMENTS));
    expect((await index.search(asked(''))).total).toBe(5);
  });

  it('never lets go of what is searched when another rebuild begins before it ends', async () => {
    const turns = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    const begun = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    async function* inTwo(name: 'first' | 'second') {
      yield DOCUMENTS.slice(0, 2);
      begun[name].resolve();
      await turns[name].promise;
      yield DOCUMENTS.slice(2);
    }
    const first = Promise.allSettled([index.rebuild(inTwo('first'))]);
    await begun.first.promise;
    const second = index.rebuild(inTwo('second'));
    await begun.second.promise;
    turns.first.resolve();
    await first;
    expect((await index.search(asked(''))).total).toBe(DOCUMENTS.length);
    turns.second.resolve();
    await second;
    expect((await index.search(asked(''))).total).toBe(DOCUMENTS.length);
  });
}
