import { LANGUAGES, type Language } from '@pusula/contracts';

/**
 * In which languages the next journey of a file runs: Turkish, English, Turkish ... in turn, since every text is proven in both and every page is looked at
 * in both; with JOURNEYS=all each in both.
 */
export function takeTurns(first: Language = 'tr'): () => readonly Language[] {
  let turn = LANGUAGES.indexOf(first);
  return () => (process.env.JOURNEYS === 'all' ? LANGUAGES : LANGUAGES.slice(turn++ % LANGUAGES.length).slice(0, 1));
}
