import { byLanguage, CITIES, LANGUAGES, type Localised } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';
import type { DemoCoach } from './demo-data.ts';

const SENTENCES = { least: 4, most: 8 };
const LARGE_CITIES = ['İstanbul', 'İstanbul', 'İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya'];

type Pick = <T>(choices: readonly T[]) => T;
type Pool = {
  readonly headlines: DemoCoach['headline'][];
  readonly sentences: Localised<string[]>;
  readonly coaches: DemoCoach[];
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.length > 20);

/** What was written about each specialty, as parts. */
function poolsOf(written: readonly DemoCoach[]): Map<string, Pool> {
  const pools = new Map<string, Pool>();
  for (const coach of written) {
    for (const key of coach.categories) {
      const pool = pools.get(key) ?? { headlines: [], sentences: byLanguage((): string[] => []), coaches: [] };
      pool.headlines.push(coach.headline);
      for (const language of LANGUAGES) pool.sentences[language].push(...sentencesOf(coach.bio[language]));
      pool.coaches.push(coach);
      pools.set(key, pool);
    }
  }
  return pools;
}

function bioFrom(sentences: readonly string[], pick: Pick, random: () => number): string {
  const count = SENTENCES.least + Math.floor(random() * (SENTENCES.most - SENTENCES.least + 1));
  const chosen = new Set<string>();
  for (let tries = 0; tries < count * 3 && chosen.size < count; tries += 1) chosen.add(pick(sentences));
  return [...chosen].join(' ');
}

/**
 * Coaches for load, composed from the sentences of written ones who share a specialty, so that words and lengths are those of real profiles.
 * The same seed gives the same coaches. They read as what they are; people are shown the written ones.
 */
export function* composeCoaches(written: readonly DemoCoach[], count: number, seed = 1): Generator<DemoCoach> {
  const random = seededRandom(seed);
  const pick: Pick = (choices) => choices[Math.floor(random() * choices.length)] as (typeof choices)[number];
  const pools = [...poolsOf(written)];
  for (let made = 0; made < count; made += 1) {
    const [key, pool] = pick(pools);
    const [other] = pick(pools);
    // Sessions are held as the texts of the face say, of which none is taken.
    const { sessionFormats: _formats, sessionLanguages: _languages, ...face } = pick(written);
    yield {
      ...face,
      lastName: pick(written).lastName,
      city: random() < 0.5 ? pick(LARGE_CITIES) : pick(CITIES).name,
      categories: [...new Set([key, ...(random() < 0.5 ? [other] : [])])],
      yearsOfPractice: Math.floor(random() * 30),
      headline: pick(pool.headlines),
      bio: byLanguage((language) => bioFrom(pool.sentences[language], pick, random)),
      certificates: pick(pool.coaches).certificates,
    };
  }
}
