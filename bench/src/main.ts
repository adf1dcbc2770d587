/** `make bench`: measures ours and its opponents side by side; a full run writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { aboutThisRun } from './report/machine.ts';
import { type Outcome, results } from './report/results.ts';
import { ROWS } from './rows.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const { rows, effort } = readOptions(process.argv[2] ?? '', process.env);
const about = aboutThisRun(effort);
const outcomes: Outcome[] = [];
for (const row of rows) {
  const missing = await row.missing?.();
  print(`${row.title}${missing ? `: skipped, ${missing} is missing` : ' ...'}`);
  if (missing) outcomes.push({ row, skipped: `no ${missing}` });
  else outcomes.push({ row, measured: await row.measure(effort, (line) => print(`  ${line}`)) });
}
const report = results(outcomes, about);
print(`\n${report}`);
// Half a picture never replaces a whole one.
if (rows.length === ROWS.length && !effort.quick) {
  await writeFile(RESULTS, report);
  print('Written to bench/RESULTS.md');
}
