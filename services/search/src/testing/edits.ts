import type { CoachState, EventMessage } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/testing';
import { coach, idOf } from './people.ts';
import { coachSaid } from './search-under-test.ts';

const CITIES = ['İstanbul', 'Ankara', 'İzmir', 'Van', 'Muğla'];
const CONSONANTS = 'bcdfghjklmnprstvyz';
const VOWELS = 'aeiou';

/** A word that no other number has, different from each in its first five letters, which are what words are found by. */
export function wordOf(number: number): string {
  const letter = (letters: string, place: number) => letters[Math.floor(number / place) % letters.length] ?? '';
  const [c, v] = [CONSONANTS.length, VOWELS.length];
  return [
    letter(CONSONANTS, 1),
    letter(VOWELS, c),
    letter(CONSONANTS, c * v),
    letter(VOWELS, c * v * c),
    letter(CONSONANTS, c * v * c * v),
  ].join('');
}

/** A coach in one of their versions. */
export const editOf = (number: number, version: number): CoachState => {
  const word = wordOf(number * 20 + version);
  return {
    ...coach(number, {
      name: `Ad${number} Soyad${version}`,
      city: CITIES[(number + version) % CITIES.length] ?? '',
      tr: [`${word} başlığı`, `${word} ile çalışırım.`],
    }),
    yearsOfPractice: version,
    website: `https://example.com/${number}/${version}`,
  };
};

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}

export type Edits = { readonly messages: readonly EventMessage[]; readonly last: ReadonlyMap<string, CoachState | null> };

/**
 * What happened to many coaches, in no order: every event twice (some as the same message, some as another one that says the same), and some coaches removed in
 * between or for good, while older news of them is still under way.
 */
export function shuffledEdits(seed: number, coaches: number, versions: number): Edits {
  const random = seededRandom(seed);
  const last = new Map<string, CoachState | null>();
  const events = Array.from({ length: coaches }, (_, at) => at + 1).flatMap((number) =>
    Array.from({ length: versions }, (_, at) => {
      const state = random() < 0.2 ? null : editOf(number, at + 1);
      last.set(idOf(number), state);
      return [idOf(number), at + 1, state] as const;
    }),
  );
  const said = events.map((event) => coachSaid(...event));
  const again = said.map((message, at) => (random() < 0.5 ? message : coachSaid(...(events[at] as (typeof events)[number]))));
  return { messages: shuffled([...said, ...again], random), last };
}
