import { daysUntil, findCity, startOfDay } from '@pusula/contracts';
import type { HistoryDay } from '@pusula/search-service';
import { seededRandom } from '@pusula/service-kit/service';
import { type DemoSearches, readDemoSearches } from './demo-data.ts';
import { isWeekend } from './demo-days.ts';
import { categoryId } from './demo-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUIET_HOURS = 7;
/** As far back as words are kept. */
const HISTORY_DAYS = 90;
/** On an ordinary day at the beginning, and as much more at the end. */
const SEARCHES_A_DAY = 118;
const GROWTH = 0.3;
const AT_WEEKENDS = 0.66;
const CHANCE = 0.12;
/** Most words are typed by one person alone: they are in the totals, and rest nowhere by themselves. */
const IN_RARE_WORDS = 0.42;
const RARE_IN_VAIN = 0.02;
/** Of the searches for a topic, those that are narrowed to its category. */
const NARROWED = 0.34;
/** Misses that were answered and passed over, of all searches. */
const PASSED_OVER = 0.055;

type Share = (part: number) => number;

/** The whole number nearest to a share, up or down by chance, so that the sum of many days comes out right. */
const rounding =
  (random: () => number): Share =>
  (part) =>
    Math.floor(part + random());

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const tally = (searches: number, withoutResult = 0) => ({ searches, withoutResult });

/** Pure: how many searches a day of the history has. The same day has the same rhythm and chance wherever it stands in it. */
function searchesOn(day: string, place: number, random: () => number): number {
  const chance = 1 + CHANCE * (2 * random() - 1);
  return SEARCHES_A_DAY * (1 + (GROWTH * place) / HISTORY_DAYS) * (isWeekend(day) ? AT_WEEKENDS : 1) * chance;
}

/** Pure: the words of a day, as often as their weights say. */
function wordsOn({ searches }: DemoSearches, many: number, round: Share): HistoryDay['words'] {
  const weights = sum(searches.map(({ weight }) => weight));
  return searches
    .map(({ words, language, weight, category }) => {
      const count = round((many * weight) / weights);
      return { words, language, ...tally(count, category === null ? count : 0) };
    })
    .filter((one) => one.searches > 0);
}

function categoriesOn({ searches }: DemoSearches, words: HistoryDay['words'], round: Share): HistoryDay['categories'] {
  const categoryOf = new Map(searches.map((one) => [one.words, one.category]));
  return [...Map.groupBy(words, ({ words: typed }) => categoryOf.get(typed) ?? null)].flatMap(([key, typed]) => {
    const count = round(NARROWED * sum(typed.map((one) => one.searches)));
    return key === null || count === 0 ? [] : [{ id: categoryId(key), ...tally(count) }];
  });
}

/** Pure: what was not answered well: words that found nobody, and those after which something else was typed. */
function missesOn({ misses }: DemoSearches, words: HistoryDay['words'], many: number, round: Share): HistoryDay['misses'] {
  const weights = sum(misses.map(({ weight }) => weight));
  const passedOver = misses
    .map((miss) => ({ ...miss, count: round((many * PASSED_OVER * miss.weight) / weights) }))
    .filter(({ count }) => count > 0);
  const inVain = words.filter(({ withoutResult }) => withoutResult > 0);
  const topics = [
    ...passedOver.map(({ category, city, count }) => ({
      categoryId: category === null ? '' : categoryId(category),
      cityId: findCity(city ?? '')?.id ?? '',
      ...tally(count),
    })),
    ...inVain.map(({ searches, withoutResult }) => ({ categoryId: '', cityId: '', searches, withoutResult })),
  ];
  return {
    topics: [...Map.groupBy(topics, (topic) => `${topic.categoryId} ${topic.cityId}`).values()].map((same) => ({
      categoryId: same[0]?.categoryId ?? '',
      cityId: same[0]?.cityId ?? '',
      ...tally(sum(same.map(({ searches }) => searches)), sum(same.map(({ withoutResult }) => withoutResult))),
    })),
    words: [...passedOver.map(({ words: typed, language, count }) => ({ words: typed, language, ...tally(count) })), ...inVain],
  };
}

/** Pure: as much of a day as is over: nobody searches in the small hours. */
function elapsed(day: string, now: Date): number {
  const hours = (now.getTime() - startOfDay(day).getTime()) / HOUR_MS;
  return Math.min(1, Math.max(0, (hours - QUIET_HOURS) / (24 - QUIET_HOURS)));
}

/**
 * Pure: what visitors searched for until the demo was first seeded: a rhythm of weeks, and a little more of everything towards the end.
 * @param day of the first seed, of which there is as much as is over
 */
export function demoSearches(day: string, now: Date): readonly HistoryDay[] {
  const said = readDemoSearches();
  return daysUntil(day, HISTORY_DAYS).map((one, place) => {
    const random = seededRandom(Date.parse(one) / DAY_MS);
    const round = rounding(random);
    const many = searchesOn(one, place, random) * elapsed(one, now);
    const words = wordsOn(said, many * (1 - IN_RARE_WORDS), round);
    const rare = round(many * IN_RARE_WORDS);
    return {
      day: one,
      searches: sum(words.map(({ searches }) => searches)) + rare,
      withoutResult: sum(words.map(({ withoutResult }) => withoutResult)) + round(rare * RARE_IN_VAIN),
      categories: categoriesOn(said, words, round),
      words,
      misses: missesOn(said, words, many, round),
    };
  });
}
