import { CITIES, type CoachState } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';
import { type DemoCoach, toCoachState } from './demo-coaches.ts';

const SENTENCES_PER_BIO = 7;

/**
 * Any number of coaches for load: names, cities, specialties, headlines and sentences of the demo coaches, dealt out anew. The same for the same
 * count. Sentence borders keep Turkish and English natural, so that word frequencies are those of real profiles.
 */
export function* manyCoaches(count: number, demo: readonly DemoCoach[], ids: ReadonlyMap<string, string>): Generator<CoachState> {
  const random = seededRandom(20_413);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const sentences = { tr: demo.flatMap(({ bio }) => split(bio.tr)), en: demo.flatMap(({ bio }) => split(bio.en)) };
  const bio = (language: 'tr' | 'en') => Array.from({ length: SENTENCES_PER_BIO }, () => pick(sentences[language])).join(' ');
  for (let number = 0; number < count; number++) {
    const [name, surname, said, trade] = [pick(demo), pick(demo), pick(demo), pick(demo)];
    yield toCoachState(
      {
        ...trade,
        firstName: name.firstName,
        lastName: surname.lastName,
        city: random() < 0.4 ? said.city : pick(CITIES).name,
        headline: { tr: said.headline.tr, en: said.headline.en },
        bio: { tr: bio('tr'), en: bio('en') },
      },
      number,
      ids,
    );
  }
}

const split = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20);
