import { readFile } from 'node:fs/promises';
import { type Language, URGENT_HELP, type UrgentHelp } from '@pusula/contracts';
import { readUrgency } from '../src/help/needed-help.ts';

/** A sentence by a hand that saw neither code nor results. Harmless are those that sound like danger (`none`), and vague wishes of who needs a coach. */
type Judged = { readonly text: string; readonly language: Language; readonly kind: UrgentHelp | Harmless };
type Harmless = (typeof HARMLESS)[number];
const HARMLESS = ['none', 'vague'] as const;
const isHarmless = (kind: Judged['kind']): kind is Harmless => HARMLESS.some((one) => one === kind);

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
    const danger = answers.filter(({ kind }) => !isHarmless(kind));
    const found = danger.filter(({ answer }) => answer !== null);
    const alarmedOf = (kind: Judged['kind']) => {
      const some = answers.filter((one) => one.kind === kind);
      return share(some.filter(({ answer }) => answer !== null).length, some.length);
    };
    const ofKinds = URGENT_HELP.map(alarmedOf);
    const right = found.filter(({ kind, answer }) => kind === answer).length;
    const cells = [share(found.length, danger.length), ...ofKinds, share(right, found.length), ...HARMLESS.map(alarmedOf)];
    rows.push(`| ${half}, ${answers.length} sentences | ${cells.join(' | ')} |`);
    if (process.argv.includes('--show') && half === 'tuning')
      for (const { text, kind, answer } of answers)
        if (isHarmless(kind) !== (answer === null)) rows.push(`<!-- ${kind} -> ${answer}: ${text} -->`);
  }
  const columns = ['', 'danger found', ...URGENT_HELP, 'as what it is', 'harmless alarmed', 'vague wishes alarmed'];
  return `${[
    `| ${columns.join(' | ')} |`,
    `|---|${columns
      .slice(1)
      .map(() => '---')
      .join('|')}|`,
    ...rows,
  ].join('\n')}\n`;
}
