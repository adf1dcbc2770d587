import { expect, it } from '@jest/globals';
import { firstIdOf, firstIdOn, ID_PATTERN, timeOfId } from './ids.ts';

const moment = new Date('2026-11-22T01:02:03.456Z');

it('tells when an id was made, to the millisecond', () => {
  expect(timeOfId('01k00000000000000000000000')).toEqual(new Date('2025-07-12T18:57:36.768Z'));
  expect(timeOfId(firstIdOf(moment))).toEqual(moment);
});

it('says where the ids of a moment begin', () => {
  const first = firstIdOf(moment);
  expect(first).toMatch(ID_PATTERN);
  expect(firstIdOf(new Date(moment.getTime() - 1)) < first).toBe(true);
  expect(first <= `${first.slice(0, 10)}zzzzzzzzzzzzzzzz`).toBe(true);
});

it('says where the ids of a day begin, also of one before there were ids', () => {
  expect(timeOfId(firstIdOn('2026-11-22'))).toEqual(new Date('2026-11-21T21:00:00.000Z'));
  expect([firstIdOn('0001-01-01'), firstIdOn('9999-12-31')].every((id) => ID_PATTERN.test(id))).toBe(true);
});
