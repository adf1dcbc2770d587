import { describe, expect, it } from '@jest/globals';
import { addDays, localDay, startOfDay, timeOfId } from '@pusula/contracts';
import { demoActions } from './demo-actions.ts';
import { readDemoCategories, readDemoCoaches } from './demo-data.ts';
import { isWeekend, joiningTimes } from './demo-days.ts';
import { demoEmails } from './demo-emails.ts';
import { demoAccounts, demoMembers } from './demo-members.ts';
import { categoryId, DEMO_LOGINS, fullName } from './demo-people.ts';
import { demoSearches } from './demo-searches.ts';

const DAY = '2026-11-27';
const LATER = '2027-02-03';
const NOON = new Date(startOfDay(DAY).getTime() + 12 * 3_600_000);
const EVENING = new Date(startOfDay(DAY).getTime() + 24 * 3_600_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const members = demoMembers(DAY);
const accounts = demoAccounts(members, { passwordHash: '' }, () => '');

describe('people of the demo', () => {
  it('joined over a thousand days before the first seed, more of them lately, fewer at weekends', () => {
    const times = joiningTimes(DAY, 420, 3);
    expect(times.map(localDay).every((day) => day < DAY)).toBe(true);
    expect(times).toEqual(times.toSorted((one, other) => one.getTime() - other.getTime()));
    const since = (days: number) => times.filter((time) => localDay(time) >= addDays(DAY, -days)).length;
    expect(since(90)).toBeGreaterThan(50);
    expect(since(90)).toBeGreaterThan((1.5 * (times.length * 90)) / 1_000);
    const atWeekends = times.filter((time) => isWeekend(localDay(time))).length;
    expect(atWeekends / times.length).toBeLessThan(0.2);
  });

  it('are the same on every machine, and on another day the same people at other times', () => {
    expect(demoMembers(DAY)).toEqual(members);
    const later = demoMembers(LATER);
    expect(later.map(({ email, status }) => [email, status])).toEqual(members.map(({ email, status }) => [email, status]));
    expect(later.every(({ id }, place) => timeOfId(id) > timeOfId(members[place]?.id ?? ''))).toBe(true);
  });

  it('have names and addresses of their own, no coach’s among them', () => {
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
    const names = new Set(members.map(({ self }) => fullName(self)));
    expect(names.size).toBe(members.length);
    expect(readDemoCoaches().filter((coach) => names.has(fullName(coach)))).toEqual([]);
  });

  it('are in use but for a few, and whoever has not proven their address came lately; those to sign in as are in use', () => {
    const lost = members.filter(({ status }) => status !== 'enabled');
    expect(lost.length).toBeGreaterThan(3);
    expect(lost.length).toBeLessThan(25);
    const unproven = members.filter(({ isVerified }) => !isVerified);
    expect(unproven.length).toBeGreaterThan(2);
    expect(unproven.every(({ joined }) => localDay(joined) > addDays(DAY, -60))).toBe(true);
    for (const login of [DEMO_LOGINS.admin, DEMO_LOGINS.member])
      expect(members.find(({ email }) => email === login)).toMatchObject({ status: 'enabled', isVerified: true, isLogin: true });
  });
});

describe('what visitors searched for', () => {
  const days = demoSearches(DAY, EVENING);

  it('is ninety days of it to the first seed, the same on every machine', () => {
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, addDays(DAY, -89), DAY]);
    expect(demoSearches(DAY, EVENING)).toEqual(days);
  });

  it('has a rhythm of weeks and grows', () => {
    const mean = (chosen: typeof days) => sum(chosen.map(({ searches }) => searches)) / chosen.length;
    expect(mean(days.filter(({ day }) => isWeekend(day)))).toBeLessThan(0.8 * mean(days.filter(({ day }) => !isWeekend(day))));
    expect(mean(days.slice(60))).toBeGreaterThan(1.1 * mean(days.slice(0, 30)));
    expect(mean(days.slice(60))).toBeLessThan(1.4 * mean(days.slice(0, 30)));
  });

  it('is of the running day as much as is over', () => {
    const [noon, morning] = [demoSearches(DAY, NOON), demoSearches(DAY, startOfDay(DAY))];
    expect(noon.at(-1)?.searches).toBeLessThan(0.5 * (days.at(-1)?.searches ?? 0));
    expect(noon.slice(0, -1)).toEqual(days.slice(0, -1));
    expect(morning.at(-1)?.searches).toBeLessThan(30);
  });

  it('adds up: no more without a result than there are, and no more by words than there were', () => {
    for (const { searches, withoutResult, words, categories, misses } of days) {
      expect(sum(words.map((one) => one.searches))).toBeLessThanOrEqual(searches);
      expect(sum(categories.map((one) => one.searches))).toBeLessThanOrEqual(searches);
      expect(sum(words.map((one) => one.withoutResult))).toBeLessThanOrEqual(withoutResult);
      expect(sum(misses.topics.map((one) => one.searches))).toBe(sum(misses.words.map((one) => one.searches)));
      expect(withoutResult).toBeLessThan(searches);
    }
  });

  it('speaks of every field, which is the demo’s own', () => {
    const known = new Set(readDemoCategories().map(({ key }) => categoryId(key)));
    const narrowed = new Set(days.flatMap(({ categories }) => categories.map(({ id }) => id)));
    expect([...narrowed].sort()).toEqual([...known].sort());
    const topics = new Set(readDemoCategories().flatMap(({ categories }) => categories.map(({ key }) => categoryId(key))));
    expect(days.flatMap(({ misses }) => misses.topics).filter(({ categoryId: id }) => id !== '' && !topics.has(id))).toEqual([]);
  });
});

it('e-mails went to whoever joined in the days that are remembered, none to somebody before they had an account', () => {
  const people = accounts.map((account, place) => ({ account, joined: members[place]?.joined ?? NOON }));
  const emails = demoEmails(people, NOON);
  expect(emails.length).toBeGreaterThan(20);
  const joined = new Map(people.map((one) => [one.account.id, one.joined]));
  for (const { at, receiver } of emails) {
    expect(at.getTime()).toBeGreaterThanOrEqual((joined.get(receiver.id) as Date).getTime());
    expect(at < NOON).toBe(true);
  }
  const welcomed = new Set(emails.filter(({ kind }) => kind === 'welcome').map(({ receiver }) => receiver.id));
  expect(members.filter(({ id, isVerified }) => welcomed.has(id) && !isVerified)).toEqual([]);
});

it('whoever is disabled or deleted long since was so by the admin, and what was put right is what it is now', () => {
  const actions = demoActions(members, DAY);
  expect(actions.length).toBeGreaterThan(15);
  expect(actions).toEqual(actions.toSorted((one, other) => one.at.localeCompare(other.at)));
  const byId = new Map(members.map((member) => [member.id, member]));
  for (const { at, subject, changes, actorId } of actions) {
    const member = byId.get(subject.id);
    expect(byId.get(actorId)?.userType).toBe('admin');
    expect(member?.joined.toISOString().localeCompare(at)).toBe(-1);
    for (const { field, after } of changes) expect(after).toBe(field === 'city' ? member?.self.city : member?.status);
  }
});
