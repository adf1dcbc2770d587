import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../testing/memory-storage.ts';
import { hasLapsed, lastActivity } from './last-activity.ts';

const BEGIN = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;

describe('activity', () => {
  it('in one tab counts in all of them', () => {
    const storage = memoryStorage();
    let now = BEGIN;
    const tabs = [1, 2].map(() => lastActivity(storage, () => now));
    tabs[0]?.note();
    now += 5_000;
    expect(tabs.map(({ idle }) => idle())).toEqual([5_000, 5_000]);
    tabs[1]?.note();
    expect(tabs.map(({ idle }) => idle())).toEqual([0, 0]);
  });

  it('of the same second is written down once', () => {
    const storage = memoryStorage();
    let now = BEGIN;
    const { note } = lastActivity(storage, () => now);
    note();
    now += 999;
    note();
    expect(storage.getItem('pusula.activity')).toBe(String(BEGIN));
    now += 1;
    note();
    expect(storage.getItem('pusula.activity')).toBe(String(BEGIN + 1_000));
  });

  it('is known to the tab itself when the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { note, idle } = lastActivity({ ...memoryStorage(), getItem: refuse, setItem: refuse }, () => BEGIN);
    note();
    expect(idle()).toBe(0);
  });
});

it.each([
  ['an hour ago', HOUR, true],
  ['a second less ago', HOUR - 1_000, false],
])('a session that was used last %s has lapsed: %2$s', (_when, idle, lapsed) => {
  const storage = memoryStorage();
  lastActivity(storage, () => BEGIN).note();
  expect(hasLapsed(storage, BEGIN + idle)).toBe(lapsed);
});

it('a session of which nobody knows when it was used last has not lapsed', () => {
  expect(hasLapsed(memoryStorage(), BEGIN)).toBe(false);
});
