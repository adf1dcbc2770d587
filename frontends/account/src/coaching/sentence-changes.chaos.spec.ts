import { expect, it } from '@jest/globals';
import { sentenceChanges } from './sentence-changes.ts';

it('sentences are compared in a time that grows with their pairs and no faster, so that a long text can be typed beside', () => {
  /** Microseconds of the processor, the least of three: what else the machine does can only add to it. */
  const timeFor = (sentences: number) => {
    const own = Array.from({ length: sentences }, (_, place) => `Bu ${place} numaralı cümle.`).join(' ');
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      expect(sentenceChanges(own, own.replaceAll('cümle', 'tümce'), 'tr')).toHaveLength(sentences);
      return process.cpuUsage(before).user;
    });
    return Math.max(1_000, Math.min(...times));
  };
  // Four times as many sentences are 16 times as many pairs, and would be 64 times as many threes; how fast the machine is does not matter to either.
  expect(timeFor(192) / timeFor(48)).toBeLessThan(40);
});
