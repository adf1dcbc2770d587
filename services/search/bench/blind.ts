import type { CoachState } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';
import { readDocument } from '../src/testing/read-document.ts';
import { BLIND_KINDS, type BlindQuery, blindQueries } from './blind-queries.ts';
import { demoCategories, demoCoaches, demoModel, demoNames, toCoachState } from './demo-coaches.ts';
import { allEngines } from './engines/all.ts';
import type { Engine, Item } from './engines/engine.ts';
import { toItem } from './judged.ts';
import { mean, ndcg, percentile } from './scores.ts';

const RESAMPLES = 1_000;
const SETS = { tuning: 'tuning half', second: 'second set', test: 'test half' };
const COLUMNS = [...BLIND_KINDS, 'all', '95 %', 'first of grade 0', 'median total'];

type Scored = { readonly kind: BlindQuery['kind']; readonly score: number; readonly isFirstWrong: boolean; readonly total: number };

/** Search quality on queries that nobody who worked on the search has written: nDCG@10 by kind, with a bootstrap interval over the queries. */
export async function blindReport(): Promise<string> {
  const demo = await demoCoaches();
  const { categories, ids } = await demoCategories();
  const [model, names] = [await demoModel(), await demoNames()];
  const states = demo.map((coach, place) => toCoachState(coach, place, ids));
  const byId = new Map(states.map((coach) => [coach.id, coach]));
  const idOfName = new Map(states.map(({ id, firstName, lastName }) => [`${firstName} ${lastName}`, id]));
  const toSearchDocument = ({ id }: Item) => readDocument(byId.get(id) as CoachState, 1, categories, model);
  const { engines, close } = allEngines({ toSearchDocument, model, categories, names });

  const score = async (engine: Engine, { kind, language, query, grades }: BlindQuery): Promise<Scored> => {
    const byCoach = new Map(Object.entries(grades).map(([name, grade]) => [idOfName.get(name) as string, grade]));
    const { ids: found, total } = await engine.find(query, language);
    return { kind, score: ndcg(found, byCoach), isFirstWrong: !byCoach.has(found[0] ?? ''), total };
  };
  try {
    for (const engine of engines) await engine.fill(states.map((coach) => toItem(coach, categories)));
    const tables: string[] = [];
    const { test, ...looked } = await blindQueries();
    const sets = { ...looked, ...(process.argv.includes('--test') ? { test } : {}) };
    for (const [name, queries] of Object.entries(sets)) {
      // Where nobody has an answer there is no best order to reach.
      const answerable = queries.filter(({ grades }) => Object.keys(grades).length > 0);
      const rows: string[] = [];
      for (const engine of engines) {
        const scored: Scored[] = [];
        for (const query of answerable) scored.push(await score(engine, query));
        rows.push(`| ${engine.name} | ${cells(scored).join(' | ')} |`);
      }
      tables.push(
        `${answerable.length} blind queries over ${demo.length} demo coaches, ${SETS[name as keyof typeof SETS]}, nDCG@10`,
        [`| | ${COLUMNS.join(' | ')} |`, `|---|${COLUMNS.map(() => '---').join('|')}|`, ...rows].join('\n'),
      );
    }
    return `${tables.join('\n\n')}\n`;
  } finally {
    await close();
  }
}

function cells(scored: readonly Scored[]): string[] {
  const scores = scored.map(({ score }) => score);
  const byKind = BLIND_KINDS.map((wanted) => mean(scored.filter(({ kind }) => kind === wanted).map(({ score }) => score)));
  const wrong = scored.filter(({ isFirstWrong }) => isFirstWrong).length / scored.length;
  const totals = scored.map(({ total }) => total);
  return [
    ...[...byKind, mean(scores)].map((value) => value.toFixed(3)),
    interval(scores),
    `${Math.round(wrong * 100)} %`,
    String(percentile(totals, 0.5)),
  ];
}

/** Between which values the mean lies for 95 of 100 draws of as many queries. */
function interval(scores: readonly number[]): string {
  const random = seededRandom(11);
  const draw = () => mean(scores.map(() => scores[Math.floor(random() * scores.length)] as number));
  const means = Array.from({ length: RESAMPLES }, draw);
  return `${percentile(means, 0.025).toFixed(3)}–${percentile(means, 0.975).toFixed(3)}`;
}
