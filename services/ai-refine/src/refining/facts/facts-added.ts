import type { Doubt, Language } from '@pusula/contracts';
import { contactsIn, handlesIn } from './contacts.ts';
import { credentialsIn } from './credentials.ts';
import { datesIn } from './dates.ts';
import type { Finder, Found } from './found.ts';
import { languageOf } from './language-of.ts';
import { namesIn, namesKnownTo } from './names.ts';
import { numbersIn } from './numbers.ts';

/** In the order in which they may claim a place: the digits of an address are no numbers, the letters of a title no name. */
const FINDERS: readonly Finder[] = [contactsIn, datesIn, credentialsIn, numbersIn];
/** Stands where something was found already: neither letter nor digit nor the end of a sentence. */
const TAKEN = '\ufffc';

/** Everything that a text says. Each finder reads all of it, so that a fact counts in whichever way it can be read. */
function keysOf(text: string, language: Language): Set<string> {
  const keys = FINDERS.flatMap((find) => find(text, language).flatMap((found) => found.keys));
  return new Set([...keys, ...handlesIn(text)]);
}

/** Everything that a text says, each place read once. */
function foundIn(text: string, language: Language, finders: readonly Finder[]): Found[] {
  let rest = text;
  return finders.flatMap((find) => {
    const found = find(rest, language);
    for (const { start, end } of found) rest = rest.slice(0, start) + TAKEN.repeat(end - start) + rest.slice(end);
    return found;
  });
}

const MERGED: readonly Doubt['kind'][] = ['credential', 'name'];

/** `ICF PCC`, `sertifikalı uzman`: neighbours of a kind are one doubt. */
function merged(facts: readonly Found[], text: string): Found[] {
  const doubts: Found[] = [];
  for (const fact of facts) {
    const last = doubts.at(-1);
    const isOne = last?.kind === fact.kind && MERGED.includes(fact.kind) && text.slice(last.end, fact.start) === ' ';
    if (last && isOne) doubts[doubts.length - 1] = { ...last, end: fact.end };
    else doubts.push(fact);
  }
  return doubts;
}

/**
 * Pure: the facts of an improved text that its writer did not write: numbers, dates, names, credentials, ways of contact. A fact that was only spelled,
 * written or ordered otherwise, or translated, is none. It reads words and no meaning: what it names is to be looked at, not known to be wrong.
 * @param language what the improved text is written in; the original may be in the other
 */
export function factsAdded(original: string, improved: string, language: Language): Doubt[] {
  const source = original.normalize('NFC');
  const known = keysOf(source, languageOf(source, language));
  const finders = [...FINDERS, namesIn(namesKnownTo(source))];
  const added = foundIn(improved, language, finders)
    .filter(({ keys }) => keys.some((key) => !known.has(key)))
    .sort((a, b) => a.start - b.start);
  return merged(added, improved).map(({ kind, start, end }) => ({ kind, text: improved.slice(start, end) }));
}
