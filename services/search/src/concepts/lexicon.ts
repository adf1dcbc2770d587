import type { Language } from '@pusula/contracts';
import { CRAFT } from './lexicon/craft.ts';
import { LEARNING } from './lexicon/learning.ts';
import { MIND } from './lexicon/mind.ts';
import { PEOPLE } from './lexicon/people.ts';
import { WELLBEING } from './lexicon/wellbeing.ts';
import { WORK } from './lexicon/work.ts';

/** Something people seek coaching for, with the wordings it goes by. */
export type Concept = { readonly key: string; readonly wordings: Readonly<Record<Language, readonly string[]>> };

/**
 * A concept on each line: `key | Turkish wordings | English wordings`, wordings separated by commas. A word of a wording matches every word with
 * its stem; with a star, every word that begins with it (`boşan*`: boşandı, boşanma, boşanıyorum). Words of a wording must be neighbours.
 */
function parse(lines: string): Concept[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [key, tr, en] = line.split('|').map((cell) => cell.trim()) as [string, string, string];
      return { key, wordings: { tr: tr.split(/,\s*/), en: en.split(/,\s*/) } };
    });
}

export const CONCEPTS: readonly Concept[] = [WORK, PEOPLE, LEARNING, WELLBEING, MIND, CRAFT].flatMap(parse);
