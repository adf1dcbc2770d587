import type { CategoryState, CoachState } from '@pusula/contracts';
import { createEmbeddedIndex } from '../src/index/embedded/embedded-index.ts';
import { readDocument } from '../src/testing/read-document.ts';
import { demoCategories, demoCoaches, demoModel, demoNames, toCoachState } from './demo-coaches.ts';
import { allEngines } from './engines/all.ts';
import type { Engine, Item } from './engines/engine.ts';
import { ourEngine } from './engines/ours.ts';
import { type JudgedQuery, judgedQueries } from './judgements.ts';
import { mean, ndcg } from './scores.ts';

const KINDS = ['tr', 'sentence', 'ascii', 'typo', 'en', 'city', 'category'] as const;

/** Everything a coach says in one text per language, for engines that know nothing of fields. */
export function toItem(coach: CoachState, categories: ReadonlyMap<string, CategoryState>): Item {
  const specialties = coach.categoryIds.flatMap((id) => categories.get(id) ?? []);
  const about = `${coach.firstName} ${coach.lastName} ${coach.city}`;
  const text = (language: 'tr' | 'en') => {
    const said = coach.texts[language];
    return (
      said && [about, said.headline, said.bio, ...specialties.map(({ nameTr, nameEn }) => (language === 'tr' ? nameTr : nameEn))].join('. ')
    );
  };
  const [tr, en] = [text('tr'), text('en')];
  return { id: coach.id, texts: { ...(tr && { tr }), ...(en && { en }) } };
}

/** Search quality on our own judged queries over the demo coaches: nDCG@10 by kind of query, and across languages. */
export async function judgedReport(): Promise<string> {
  const demo = await demoCoaches();
  const { categories, ids } = await demoCategories();
  const queries = await judgedQueries(demo);
  const corpus = (only?: 'tr' | 'en') => demo.map((coach, place) => toCoachState(coach, place, ids, only));
  const idOf = new Map(corpus().map(({ id }, place) => [place, id]));
  let coaches = new Map<string, CoachState>();
  const [model, names] = [await demoModel(), await demoNames()];
  const toSearchDocument = ({ id }: Item) => readDocument(coaches.get(id) as CoachState, 1, categories, model);
  const { engines, close } = allEngines({ toSearchDocument, model, categories, names });
  const wordsAlone = ourEngine('Pusula, embedded, words alone', createEmbeddedIndex(), { toSearchDocument, wordsAlone: true });

  const score = async (engine: Engine, asked: readonly JudgedQuery[]) => {
    const scores: number[] = [];
    for (const { text, language, grades } of asked) {
      scores.push(
        ndcg((await engine.find(text, language)).ids, new Map([...grades].map(([place, grade]) => [idOf.get(place) as string, grade]))),
      );
    }
    return mean(scores);
  };
  const fill = async (engine: Engine, only?: 'tr' | 'en') => {
    const states = corpus(only);
    coaches = new Map(states.map((coach) => [coach.id, coach]));
    await engine.fill(states.map((coach) => toItem(coach, categories)));
  };

  const rows = [
    `| | ${KINDS.join(' | ')} | all | tr query, English profiles | en query, Turkish profiles |`,
    `|---|${KINDS.map(() => '---').join('|')}|---|---|---|`,
  ];
  try {
    for (const engine of [...engines, wordsAlone]) {
      await fill(engine);
      const cells: number[] = [];
      for (const kind of KINDS)
        cells.push(
          await score(
            engine,
            queries.filter((query) => query.kind === kind),
          ),
        );
      cells.push(await score(engine, queries));
      for (const [asked, only] of [
        ['tr', 'en'],
        ['en', 'tr'],
      ] as const) {
        await fill(engine, only);
        cells.push(
          await score(
            engine,
            queries.filter(({ kind }) => kind === asked),
          ),
        );
      }
      rows.push(`| ${engine.name} | ${cells.map((cell) => cell.toFixed(3)).join(' | ')} |`);
    }
  } finally {
    await close();
  }
  return `${queries.length} queries in wordings that we had in hand, over ${demo.length} demo coaches, nDCG@10\n\n${rows.join('\n')}\n`;
}
