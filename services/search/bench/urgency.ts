import { readFile } from 'node:fs/promises';
import { type Language, URGENT_HELP, type UrgentHelp } from '@pusula/contracts';
import { readUrgency } from '../src/help/needed-help.ts';

/** A sentence by a hand that saw neither code nor results. */
type Judged = { readonly text: string; readonly language: Language; readonly kind: UrgentHelp | 'none' };

const read = async (half: string) =>
  JSON.parse(await readFile(new URL(`../judged/urgency/${half}.json`, import.meta.url), 'utf8')) as Judged[];
const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** How many sentences of danger are found, how many of them as what they are, and how many harmless ones that sound alike are taken for danger. */
export async function urgencyReport(): Promise<string> {
  const urgencyOf = await readUrgency();
  const halves = process.argv.includes('--test') ? ['tuning', 'test'] : ['tuning'];
  const rows: string[] = [];
  for (const half of halves) {
    const judged = await read(half);
    const answers = judged.map((one) => ({ ...one, answer: urgencyOf(one.text) }));
    const danger = answers.filter(({ kind }) => kind !== 'none');
    const found = danger.filter(({ answer }) => answer !== null);
    const alarmed = answers.filter(({ kind, answer }) => kind === 'none' && answer !== null);
    const ofKinds = URGENT_HELP.map((kind) => {
      const some = danger.filter((one) => one.kind === kind);
      return share(some.filter(({ answer }) => answer !== null).length, some.length);
    });
    const right = found.filter(({ kind, answer }) => kind === answer).length;
    const cells = [
      share(found.length, danger.length),
      ...ofKinds,
      share(right, found.length),
      share(alarmed.length, answers.length - danger.length),
    ];
    rows.push(`| ${half}, ${answers.length} sentences | ${cells.join(' | ')} |`);
    if (process.argv.includes('--show') && half === 'tuning')
      for (const { text, kind, answer } of answers)
        if ((kind === 'none') !== (answer === null)) rows.push(`<!-- ${kind} -> ${answer}: ${text} -->`);
  }
  const columns = ['', 'danger found', ...URGENT_HELP, 'as what it is', 'harmless alarmed'];
  return `${[
    `| ${columns.join(' | ')} |`,
    `|---|${columns
      .slice(1)
      .map(() => '---')
      .join('|')}|`,
    ...rows,
  ].join('\n')}\n`;
}
