import { readFile } from 'node:fs/promises';
import type { CategoryState, CoachState, Language } from '@pusula/contracts';
import { createEmbeddedIndex } from '../src/index/embedded/embedded-index.ts';
import { readDocument } from '../src/testing/read-document.ts';
import { demoCategories, demoCoaches, demoModel, demoNames, toCoachState } from './demo-coaches.ts';
import type { Item } from './engines/engine.ts';
import { ourEngine } from './engines/ours.ts';
import { toItem } from './judged.ts';

/** One to three words as everybody types them first, by a hand that saw the list of categories alone. `topics`: keys of whatever answers them; none where nobody in particular does. */
type Judged = { readonly query: string; readonly language: Language; readonly topics: readonly string[] };
const FIRSTS = 5;

const read = async (half: string) =>
  JSON.parse(await readFile(new URL(`../judged/short/${half}.json`, import.meta.url), 'utf8')) as Judged[];

const isWithin = (id: string, topics: ReadonlySet<string>, categories: ReadonlyMap<string, CategoryState>): boolean =>
  topics.has(id) || topics.has(categories.get(id)?.parentId ?? '');

/** Of the first five coaches for a short query, how many have a topic that answers it, and how often the very first one does. */
export async function shortReport(): Promise<string> {
  const demo = await demoCoaches();
  const { categories, ids } = await demoCategories();
  const [model, names] = [await demoModel(), await demoNames()];
  const states = demo.map((coach, place) => toCoachState(coach, place, ids));
  const byId = new Map(states.map((coach) => [coach.id, coach]));
  const toSearchDocument = ({ id }: Item) => readDocument(byId.get(id) as CoachState, 1, categories, model);
  const engine = ourEngine('Pusula, embedded', createEmbeddedIndex(), { toSearchDocument, model, categories, names });
  await engine.fill(states.map((coach) => toItem(coach, categories)));
  const rows: string[] = [];
  for (const half of process.argv.includes('--test') ? ['tuning', 'test'] : ['tuning']) {
    const queries = (await read(half)).filter(({ topics }) => topics.length > 0);
    let [fitting, first] = [0, 0];
    for (const { query, language, topics } of queries) {
      const wanted = new Set(topics.map((key) => ids.get(key) ?? key));
      const found = (await engine.find(query, language)).ids.slice(0, FIRSTS);
      const fit = found.map((id) => byId.get(id)?.categoryIds.some((one) => isWithin(one, wanted, categories)) ?? false);
      fitting += fit.filter(Boolean).length / FIRSTS;
      first += Number(fit[0] ?? false);
      if (process.argv.includes('--show') && half === 'tuning' && fit.filter(Boolean).length < FIRSTS)
        rows.push(`<!-- ${query} ${topics} ${fit.map(Number).join('')} -->`);
    }
    const share = (sum: number) => (sum / queries.length).toFixed(3);
    rows.push(`| ${half}, ${queries.length} queries | ${share(fitting)} | ${share(first)} |`);
  }
  await engine.close();
  return `${['| | of the first five | of the firsts |', '|---|---|---|', ...rows].join('\n')}\n`;
}
