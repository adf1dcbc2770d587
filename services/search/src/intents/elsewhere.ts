import { readFileSync } from 'node:fs';
import { LANGUAGES, type Localised } from '@pusula/contracts';

type Texts = Partial<Localised<readonly string[]>>;

let kept: readonly string[] | undefined;

/** What people type into a search box when they want something else than a coach: facts, recipes, timetables, spare parts. */
export function textsFromElsewhere(): readonly string[] {
  if (!kept) {
    const texts = JSON.parse(readFileSync(new URL('./elsewhere.json', import.meta.url), 'utf8')) as Texts;
    kept = LANGUAGES.flatMap((language) => texts[language] ?? []);
  }
  return kept;
}
