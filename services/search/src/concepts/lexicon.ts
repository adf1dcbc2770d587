import { byLanguage, type Localised } from '@pusula/contracts';
import { CRAFT } from './lexicon/craft.ts';
import { LEARNING } from './lexicon/learning.ts';
import { MIND } from './lexicon/mind.ts';
import { PEOPLE } from './lexicon/people.ts';
import { WELLBEING } from './lexicon/wellbeing.ts';
import { WORK } from './lexicon/work.ts';

/** Something people seek coaching for, with the wordings it goes by. */
export type Concept = { readonly key: string; readonly wordings: Localised<readonly string[]> };

/**
 * A concept on each line, after one that says which language the wordings of a column are in; wordings are separated by commas. A word of a wording matches every word with
 * its stem; with a star, every word that begins with it (`boşan*`: boşandı, boşanma, boşanıyorum). Words of a wording must be neighbours.
 */
function parse(lines: string): Concept[] {
  const [columns = [], ...rows] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => {
    const wordings = byLanguage((language) => cells[columns.indexOf(language)]?.split(/,\s*/) ?? []);
    return { key: cells[0] ?? '', wordings };
  });
}

export const CONCEPTS: readonly Concept[] = [WORK, PEOPLE, LEARNING, WELLBEING, MIND, CRAFT].flatMap(parse);
