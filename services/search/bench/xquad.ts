import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@pusula/contracts';
import { allEngines } from './engines/all.ts';
import type { Engine, Item } from './engines/engine.ts';
import { mean, ndcg } from './scores.ts';
import { VARIANTS } from './variants.ts';

type Passage = { readonly passage: string; readonly language: Language; readonly text: string };
type Question = { readonly language: Language; readonly question: string; readonly passage: string };

async function readLines<T>(file: string): Promise<T[]> {
  return (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** Search quality on public questions (XQuAD, CC BY-SA 4.0): each passage is a coach's bio, each question has one right passage. */
export async function xquadReport(folder: string): Promise<string> {
  const passages = await readLines<Passage>(join(folder, 'passages.jsonl'));
  const questions = await readLines<Question>(join(folder, 'questions.jsonl'));
  const items = (language: Language): Item[] =>
    passages.filter((passage) => passage.language === language).map(({ passage, text }) => ({ id: passage, texts: { [language]: text } }));
  const asked = (language: Language) => questions.filter((question) => question.language === language);
  const { engines, close } = allEngines();
  const sections: string[] = [];
  try {
    for (const language of ['tr', 'en'] as const) {
      const pool = items(language);
      sections.push(
        `### ${language === 'tr' ? 'Turkish' : 'English'}: ${asked(language).length} questions over ${pool.length} passages, nDCG@10\n`,
      );
      sections.push(await table(engines, pool, asked(language), Object.entries(VARIANTS)));
    }
    for (const [from, to] of [
      ['tr', 'en'],
      ['en', 'tr'],
    ] as const) {
      sections.push(`### ${from} questions over ${to} passages, nDCG@10\n`);
      sections.push(await table(engines, items(to), asked(from), Object.entries(VARIANTS).slice(0, 1)));
    }
  } finally {
    await close();
  }
  return sections.join('\n');
}

async function table(
  engines: readonly Engine[],
  items: readonly Item[],
  questions: readonly Question[],
  variants: [string, (typeof VARIANTS)[string]][],
): Promise<string> {
  const rows = [`| | ${variants.map(([name]) => name).join(' | ')} |`, `|---|${variants.map(() => '---').join('|')}|`];
  for (const engine of engines) {
    await engine.fill(items);
    const cells: string[] = [];
    for (const [, typed] of variants) {
      const scores: number[] = [];
      for (const { question, language, passage } of questions) {
        scores.push(ndcg((await engine.find(typed(question, language as Language), language as Language)).ids, new Map([[passage, 1]])));
      }
      cells.push(mean(scores).toFixed(3));
    }
    rows.push(`| ${engine.name} | ${cells.join(' | ')} |`);
  }
  return `${rows.join('\n')}\n`;
}
