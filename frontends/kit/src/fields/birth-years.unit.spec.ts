import { expect, it } from '@jest/globals';
import { birthYears } from './birth-years.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it('offers every year that somebody can be born in, and no other', () => {
  const years = birthYears(NOW);
  expect([years[0], years.at(-1)]).toEqual([2008, 1905]);
});
