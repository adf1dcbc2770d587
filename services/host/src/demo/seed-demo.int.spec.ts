import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import sharp from 'sharp';
import { type ProductUnderTest, startProductUnderTest } from '../product.testing.ts';
import { readDemoCoaches } from './demo-data.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-people.ts';
import { accountPortraits, portraitOf } from './portraits.ts';
import { coachesJoined, type SeedProgress, type SeedTargets, seedDemo, seedHistory } from './seed-demo.ts';
import { untilIndexed } from './seed-once.ts';

const DAY = contracts.localDay(new Date());
const joined = coachesJoined(DAY);
const portraits = readDemoCoaches().map((coach, place) => portraitOf(coach, place, joined[place] as Date));
const nameAt = (place: number) => portraits[place]?.name ?? '';

let product: ProductUnderTest;
let targets: SeedTargets;
const seed = async (day = DAY) => {
  const progress: SeedProgress = (_, work) => work();
  return seedHistory(targets, await seedDemo(targets, targets.profile.adoptPictures, progress, day), progress);
};
/** Nobody searches by sentences here: learning them would only take its time. */
const NO_EXAMPLES = { tr: [], en: [], alsoCalledTr: [], alsoCalledEn: [] };
const withoutExamples = ({ importCategories }: SeedTargets['catalog']): SeedTargets['catalog'] => ({
  importCategories: (categories) => importCategories(categories.map((category) => ({ ...category, examples: NO_EXAMPLES }))),
});
beforeAll(async () => {
  product = await startProductUnderTest({
    env: {},
    prepare: async (given) => {
      targets = { ...given, catalog: withoutExamples(given.catalog) };
      await seed();
      await untilIndexed(given, portraits.length);
    },
  });
});
afterAll(() => product?.stop());

const get = async (path: string) => {
  const reply = await fetch(`${product.url}/pictures/${path}`);
  return { status: reply.status, type: reply.headers.get('content-type'), content: Buffer.from(await reply.arrayBuffer()) };
};
const stored = async (name = '') =>
  (await readdir(join(product.stores.dataDir, 'pictures', name), { recursive: true }).catch(() => [])).sort();
const noted = () => product.query<{ name: string }>('profile', 'select name from picture');

it('no portrait is drawn by seeding, and each is known to be somebody’s', async () => {
  expect(await stored()).toEqual([]);
  const everybody = [...portraits, ...accountPortraits(DAY)];
  expect((await noted()).map(({ name }) => name).sort()).toEqual(everybody.map(({ name }) => name).sort());
});

it.each([
  ['320.avif', 'image/avif', 'heif', 320],
  ['640.webp', 'image/webp', 'webp', 640],
  ['1920.jpg', 'image/jpeg', 'jpeg', 640],
] as const)('a portrait as %s is there when somebody first asks for it, and is kept', async (file, type, format, width) => {
  const first = await get(`${nameAt(1)}/${file}`);
  expect([first.status, first.type]).toEqual([200, type]);
  expect(await sharp(first.content).metadata()).toMatchObject({ format, width });
  expect(await stored(nameAt(1))).toContain(`${width}.${file.split('.')[1]}`);
  expect((await get(`${nameAt(1)}/${file}`)).content).toEqual(first.content);
});

it.each(Object.values(DEMO_LOGINS))('whoever signs in as %s has a portrait', async (email) => {
  const credentials = { authenticationType: 'Basic', email, password: DEMO_PASSWORD } as const;
  const visitor = await product.visitor();
  // The account is there before the profile has seen it.
  const imageUrl = await eventually(async () => {
    const { user } = await product.call(contracts.login, visitor, credentials);
    expect(user.imageUrl).not.toBe('');
    return user.imageUrl;
  });
  // A portrait is promised, not how soon: a machine that stands still for seconds is told that the database is away.
  await eventually(async () => expect((await get(imageUrl.replace('/pictures/', ''))).status).toBe(200));
});

it('a link to a coach or a category shows the picture that its page names', async () => {
  const visitor = await product.visitor();
  const coaches = await eventually(async () => {
    const found = await product.call(contracts.search, visitor, { keyword: '', language: 'tr' });
    expect(found.coaches).not.toHaveLength(0);
    return found.coaches;
  });
  const { categories } = await product.call(contracts.getCategories, visitor, { language: 'en' });
  const pages = [`/tr/coach/${coaches.find(({ imageUrl }) => imageUrl !== '')?.slug}`, `/en/category/${categories[0]?.slug}`];
  for (const path of pages) {
    const { html } = await product.open(path);
    const [, picture = ''] = /property="og:image" content="[^"]*?(\/pictures\/[^"]*)"/.exec(html) ?? [];
    const { status, content } = await get(picture.replace('/pictures/', ''));
    expect([path, status]).toEqual([path, 200]);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', ...contracts.SHARING_PICTURE_SIZE });
  }
});

it('S22: the portrait of somebody who was erased is gone for good, whatever of it was drawn, and seeding does not bring it back', async () => {
  expect((await get(`${nameAt(0)}/320.jpg`)).status).toBe(200);
  const { token } = await product.call(contracts.login, await product.visitor(), {
    authenticationType: 'Basic',
    email: DEMO_LOGINS.coach,
    password: DEMO_PASSWORD,
  });
  await product.call(contracts.deleteAccount, token, { password: DEMO_PASSWORD });
  await eventually(async () => expect((await get(`${nameAt(0)}/320.jpg`)).status).toBe(404));
  // A later day finds the people of the first.
  await seed(contracts.addDays(DAY, 3));
  expect(await Promise.all(['320.jpg', '640.avif'].map(async (file) => (await get(`${nameAt(0)}/${file}`)).status))).toEqual([404, 404]);
  expect(await stored(nameAt(0))).toEqual([]);
  expect(await noted()).not.toContainEqual({ name: nameAt(0) });
});

it('a name that no portrait has is nowhere', async () => {
  expect((await get(`${'0'.repeat(32)}/320.jpg`)).status).toBe(404);
});

it('admins see what has happened before the first seed, and the same however often and on whichever day it is seeded', async () => {
  const credentials = { authenticationType: 'Basic', email: DEMO_LOGINS.admin, password: DEMO_PASSWORD } as const;
  const { token } = await product.call(contracts.login, await product.visitor(), credentials);
  const seen = async () => {
    const { searchStats } = await product.call(contracts.searchStats, token, { days: '90' });
    const { searchMisses } = await product.call(contracts.searchMisses, token, { days: '90' });
    const { dashboardStats } = await product.call(contracts.dashboardStats, token, { days: '30' });
    const { total } = await product.call(contracts.mailQueue, token, { kind: 'activation' });
    const { entries } = await product.call(contracts.auditEntries, token, { action: 'user-edited' });
    const { totalUsers, registered } = dashboardStats;
    return {
      perDay: searchStats.perDay,
      words: searchStats.words,
      misses: searchMisses.words,
      totalUsers,
      registered,
      total,
      entries: entries.length,
    };
  };
  // Accounts are there before the profile service has seen them all.
  const first = await eventually(async () => {
    const now = await seen();
    expect(now.totalUsers).toBeGreaterThan(800);
    return now;
  });
  expect(first.perDay.every(({ isCounted, searches }, place) => isCounted && (searches > 50 || place === 89))).toBe(true);
  expect([first.words.length, first.misses.length > 15]).toEqual([10, true]);
  expect(Math.min(first.registered.now, first.registered.before)).toBeGreaterThan(20);
  expect(Math.min(first.total, first.entries)).toBeGreaterThan(5);
  expect(await product.call(contracts.auditIntegrity, token, {})).toMatchObject({ isIntact: true });
  await seed(contracts.addDays(DAY, 1));
  expect(await seen()).toEqual(first);
});
