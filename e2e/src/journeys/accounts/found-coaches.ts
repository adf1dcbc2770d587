import type { Locator } from '@playwright/test';
import { eventually, expect } from '../fixtures.ts';
import type { Newcomer } from '../people.ts';
import type { Visitor } from '../visitor.ts';

export const foundCoaches = ({ page }: Pick<Visitor, 'page'>, { lastName }: Pick<Newcomer, 'lastName'>): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(lastName) });

async function openResults({ page, open }: Visitor, words: string): Promise<void> {
  await open(`/search-results?q=${encodeURIComponent(words.toLocaleLowerCase('tr'))}`);
  const announced = page.getByRole('main').getByRole('status').filter({ hasText: /./ });
  await announced.or(page.getByRole('main').getByRole('alert')).first().waitFor();
}

/** Searches until a coach is found: the index learns of a change a moment after the page of the coach does. */
export const findCoach = (visitor: Visitor, words: string, coach: Pick<Newcomer, 'lastName'>): Promise<void> =>
  eventually(async () => {
    await openResults(visitor, words);
    expect(await foundCoaches(visitor, coach).count()).toBeGreaterThan(0);
  });

export const isNotFound = (visitor: Visitor, words: string, coach: Pick<Newcomer, 'lastName'>): Promise<void> =>
  eventually(async () => {
    await openResults(visitor, words);
    expect(await foundCoaches(visitor, coach).count()).toBe(0);
  });
