import { describe, expect, it } from '@jest/globals';
import { bestCorrection } from './best-correction.ts';
import { queryWord } from './query-words.ts';

const correct = (typed: string, ...neighbours: [string, number][]) =>
  bestCorrection(
    queryWord(typed),
    neighbours.map(([text, count]) => ({ text, count })),
  );

describe('the correction of a word that no profile holds', () => {
  it('is the most frequent neighbour', () => expect(correct('mulakar', ['mulakat', 9], ['mulakas', 2])).toBe('mulakat'));
  it('keeps the first letter when it can', () => expect(correct('sinav', ['kinav', 99], ['sinaw', 1])).toBe('sinaw'));
  it('rather gives a letter back than takes one away', () => expect(correct('baina', ['bana', 99], ['basina', 1])).toBe('basina'));
  it('leaves another ending of a known word alone', () => expect(correct('kitaplari', ['kitaplara', 9])).toBeUndefined());
  it('corrects a doubled letter although the stem would do', () => expect(correct('kaddin', ['kadin', 9])).toBe('kadin'));
  it('is the district that is meant, though no profile names it', () => {
    expect([correct('bornva'), correct('kadiköy'), correct('kadkoy', ['kadroy', 1])]).toEqual(['bornova', undefined, 'kadikoy']);
  });
  it('is no district whose name means something else, or is short', () => {
    expect([correct('kartall'), correct('datcaa')]).toEqual([undefined, undefined]);
  });
  it('is none without neighbours', () => expect(correct('zzqqxx')).toBeUndefined());
});
