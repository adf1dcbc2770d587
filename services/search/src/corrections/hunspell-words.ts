import { fold } from '../analysis/fold.ts';
import { hash } from '../analysis/hashes.ts';
import { binarySearch } from '../binary-search.ts';

/** The two files of a Hunspell dictionary, as text. */
export type HunspellDictionary = { readonly words: string; readonly affixes: string };

type Affixes = {
  readonly beginnings: readonly string[];
  /** By ending, what it takes the place of: `ies` that of `y`. */
  readonly endings: ReadonlyMap<string, readonly string[]>;
  readonly longestEnding: number;
};

const AFFIX_RULE = /^(SFX|PFX)\s+\S+\s+(\S+)\s+([^\s/]+)[^\n]*$/gm;
const NOTHING = '0';
/** Shorter bases are words by chance. */
const SHORTEST_BASE = 2;
const SHORTEST_IN_COMPOUND = 4;
/** Turkish narrows the last vowel of a verb before `-yor`: anla-, anlıyor. */
const NARROWING = /^[iu]yor/;
const NARROWED = ['a', 'e'] as const;

/**
 * Tells whether a folded word may belong to a language: it stands in the dictionary, is one of its words with any of its beginnings and endings, or is made of
 * two. Which affix goes with which word is not asked: a word too many only means that it is not taken for a slip. Words are kept as hashes, four bytes
 * each; one unknown word in ten thousand passes for a known one.
 */
export function hunspellWords({ words, affixes }: HunspellDictionary): (folded: string) => boolean {
  const hashes = hashesOf(words);
  const { beginnings, endings, longestEnding } = affixesOf(affixes);
  const stands = (folded: string) => binarySearch(hashes, hash(folded)) >= 0;

  const standsWithEnding = (folded: string): boolean => {
    if (stands(folded)) return true;
    for (let length = 1; length <= Math.min(longestEnding, folded.length - SHORTEST_BASE); length++) {
      const [base, ending] = [folded.slice(0, -length), folded.slice(-length)];
      const replaced = endings.get(ending);
      if (replaced?.some((replacedEnding) => stands(base + replacedEnding))) return true;
      if (replaced && NARROWING.test(ending) && NARROWED.some((vowel) => stands(base + vowel))) return true;
    }
    return false;
  };
  const standsWithBeginning = (folded: string) =>
    beginnings.some((beginning) => folded.startsWith(beginning) && standsWithEnding(folded.slice(beginning.length)));
  const isCompound = (folded: string) => {
    for (let at = SHORTEST_IN_COMPOUND; at <= folded.length - SHORTEST_IN_COMPOUND; at++)
      if (stands(folded.slice(0, at)) && standsWithEnding(folded.slice(at))) return true;
    return false;
  };
  return (folded) => standsWithEnding(folded) || standsWithBeginning(folded) || isCompound(folded);
}

/** Ascending. The first line of the file says how many there are; what follows a slash says which affixes go with a word. */
function hashesOf(words: string): Uint32Array {
  const hashes: number[] = [];
  for (let from = words.indexOf('\n') + 1; from > 0 && from < words.length; ) {
    const end = words.indexOf('\n', from);
    const line = words.slice(from, end < 0 ? undefined : end);
    const slash = line.indexOf('/');
    hashes.push(hash(fold(slash < 0 ? line : line.slice(0, slash))));
    if (end < 0) break;
    from = end + 1;
  }
  return Uint32Array.from(hashes).sort();
}

function affixesOf(affixes: string): Affixes {
  const beginnings = new Set<string>();
  const endings = new Map<string, string[]>();
  for (const [, kind, replaced = NOTHING, added = NOTHING] of affixes.matchAll(AFFIX_RULE)) {
    const affix = fold(added);
    if (added === NOTHING || affix === '') continue;
    if (kind === 'PFX') beginnings.add(affix);
    else endings.set(affix, [...new Set([...(endings.get(affix) ?? []), replaced === NOTHING ? '' : fold(replaced)])]);
  }
  return { beginnings: [...beginnings], endings, longestEnding: Math.max(0, ...[...endings.keys()].map(({ length }) => length)) };
}
