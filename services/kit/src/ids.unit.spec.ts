import { describe, expect, it } from '@jest/globals';
import { ID_PATTERN } from '@pusula/contracts';
import { fakeClock } from './clock.ts';
import { newIds, seededIds } from './ids.ts';

const take = (ids: { next: () => string }, count: number) => Array.from({ length: count }, ids.next);

describe('ids', () => {
  it('have the shape that the contracts name', () => {
    for (const id of take(newIds(), 100)) expect(id).toMatch(ID_PATTERN);
  });
  it('grow, also within a millisecond and when the clock steps back', () => {
    const clock = fakeClock();
    const ids = newIds(clock);
    const made = take(ids, 100);
    clock.advance(-5_000);
    made.push(...take(ids, 100));
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(200);
  });
  it('are the same for the same seed and differ for another', () => {
    expect(take(seededIds(7), 5)).toEqual(take(seededIds(7), 5));
    expect(seededIds(7).next()).not.toBe(seededIds(8).next());
  });
});
