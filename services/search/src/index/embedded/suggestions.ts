import { byLanguage, type CoachState, LANGUAGES, type Language } from '@pusula/contracts';
import { fold } from '../../analysis/fold.ts';
import { splitWords } from '../../analysis/words.ts';
import { foldPhrase, LEAST_PHRASE_COUNT } from '../phrases.ts';
import type { IndexSuggestions, SearchDocument } from '../port.ts';
import { PrefixList } from './prefix-list.ts';

type Name = { readonly coach: CoachState; readonly words: readonly string[]; isLive: boolean };
type Phrase = { readonly text: string; count: number };

/** Names and phrases that begin with what somebody is typing. */
export class Suggestions {
  readonly #names = new PrefixList<Name>();
  readonly #byId = new Map<string, Name>();
  readonly #phrases = byLanguage(() => new Phrases());

  add({ id, coach, phrases }: SearchDocument): void {
    const entry: Name = { coach, words: splitWords(`${coach.firstName} ${coach.lastName}`).map(fold), isLive: true };
    this.#byId.set(id, entry);
    for (const word of new Set(entry.words)) this.#names.add(word, entry);
    for (const language of LANGUAGES) for (const phrase of phrases[language]) this.#phrases[language].add(phrase);
  }

  remove({ id, phrases }: SearchDocument): void {
    const entry = this.#byId.get(id);
    if (entry) entry.isLive = false;
    this.#byId.delete(id);
    for (const language of LANGUAGES) for (const phrase of phrases[language]) this.#phrases[language].remove(phrase);
  }

  /** Whether a folded word is part of somebody's name. */
  isName(word: string): boolean {
    for (const { words, isLive } of this.#names.startingWith(word)) if (isLive && words.includes(word)) return true;
    return false;
  }

  find(typed: readonly string[], language: Language, limit: number): IndexSuggestions {
    const [longest] = [...typed].sort((one, other) => other.length - one.length);
    if (!longest) return { coaches: [], phrases: [] };
    const coaches = new Map<string, Name>();
    for (const entry of this.#names.startingWith(longest)) {
      const isMeant = entry.isLive && typed.every((start) => entry.words.some((word) => word.startsWith(start)));
      if (isMeant) coaches.set(entry.coach.id, entry);
      if (coaches.size === limit) break;
    }
    return {
      coaches: [...coaches.values()].map(({ coach }) => coach),
      phrases: this.#phrases[language].find(typed.join(' '), limit),
    };
  }
}

/** Phrases with how many profiles use them. */
class Phrases {
  readonly #list = new PrefixList<Phrase>();
  readonly #byKey = new Map<string, Phrase>();

  add(text: string): void {
    const key = foldPhrase(text);
    const known = this.#byKey.get(key);
    if (known) known.count++;
    else {
      const phrase = { text, count: 1 };
      this.#byKey.set(key, phrase);
      this.#list.add(key, phrase);
    }
  }

  remove(text: string): void {
    const known = this.#byKey.get(foldPhrase(text));
    if (known) known.count--;
  }

  find(prefix: string, limit: number): Phrase[] {
    const used = [...this.#list.startingWith(prefix)].filter(({ count }) => count >= LEAST_PHRASE_COUNT);
    return used
      .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
      .slice(0, limit)
      .map((phrase) => ({ ...phrase }));
  }
}
