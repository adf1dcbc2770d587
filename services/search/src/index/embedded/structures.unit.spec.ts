import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/testing';
import { BestHits } from './best-hits.ts';
import { BigramCounts, bigramKey } from './bigram-counts.ts';
import { PostingLists } from './posting-lists.ts';
import { PrefixList } from './prefix-list.ts';
import { TokenStore } from './token-store.ts';

const random = seededRandom(11);
const below = (limit: number) => Math.floor(random() * limit);

describe('posting lists', () => {
  it('give back every document and frequency, however far apart', () => {
    const lists = new PostingLists();
    const expected = Array.from({ length: 20 }, () => new Map<number, number>());
    for (const _ of expected) lists.addTerm();
    for (let document = 0; document < 30_000; document += 1 + below(8)) {
      const term = below(expected.length) ** 2 % expected.length;
      const frequency = below(4) === 0 ? 1 + below(254) : 1;
      expected[term]?.set(document, frequency);
      lists.add(term, document, frequency);
    }
    expected.forEach((documents, term) => {
      const reader = lists.reader(term);
      const held: [number, number][] = [];
      for (let end = 777; end < 30_777; end += 777) {
        const { documents: some, frequencies, count } = reader.readTo(end);
        for (let at = 0; at < count; at++) held.push([some[at] as number, frequencies[at] as number]);
      }
      expect(held).toEqual([...documents]);
      expect(lists.count(term)).toBe(documents.size);
    });
  });
});

describe('the token store', () => {
  it('gives back the words of each document with the borders between texts', () => {
    const store = new TokenStore();
    const documents = Array.from({ length: 60 }, () => Array.from({ length: below(2_000) }, () => below(400_000) - 1));
    for (const words of documents) store.add(words);
    documents.forEach((words, document) => {
      const { words: read, count } = store.read(document);
      expect(Array.from(read.subarray(0, count), (word) => word - 1)).toEqual(words);
    });
  });
});

describe('pair counts', () => {
  it('count what a map counts', () => {
    const counts = new BigramCounts();
    const expected = new Map<number, number>();
    for (let round = 0; round < 30_000; round++) {
      const pair = bigramKey(below(300), below(300));
      counts.add(pair);
      expected.set(pair, (expected.get(pair) ?? 0) + 1);
    }
    expect([...expected.keys()].map((pair) => counts.count(pair))).toEqual([...expected.values()]);
    expect(counts.count(bigramKey(301, 1))).toBe(0);
  });
});

describe('best hits', () => {
  it('are what sorting everything gives', () => {
    for (let round = 0; round < 200; round++) {
      const all = Array.from({ length: below(300) }, (_, document) => ({ document, score: below(20) }));
      const best = new BestHits(10, (one, other) => one < other);
      for (const { document, score } of [...all].sort(() => random() - 0.5)) best.offer(document, score);
      expect(best.sorted()).toEqual(all.sort((one, other) => other.score - one.score || one.document - other.document).slice(0, 10));
    }
  });
});

describe('the prefix list', () => {
  it('finds everything that begins so, sorted or not yet', () => {
    const list = new PrefixList<string>();
    const keys = Array.from({ length: 1_000 }, () => below(1e9).toString(36));
    keys.forEach((key, at) => {
      list.add(key, key);
      if (at % 97 !== 0) return;
      const prefix = key.slice(0, 2);
      expect([...list.startingWith(prefix)].sort()).toEqual(
        keys
          .slice(0, at + 1)
          .filter((one) => one.startsWith(prefix))
          .sort(),
      );
    });
  });
});
