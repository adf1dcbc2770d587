/** `make bench`: measures ours and its opponents side by side; a full run writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { aboutThisRun } from './report/machine.ts';
import { linesOf, type Outcome, results } from './report/results.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** A row that fails is told in the report and does not take the others with it. */
async function outcomeOf(row: Row): Promise<Outcome> {
  try {
    return { row, measured: await row.measure(effort, (line) => print(`  ${line}`)) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
    return { row, failed: true };
  }
}

const { rows, effort } = readOptions(process.argv[2] ?? '', process.env);
const about = aboutThisRun(effort);
const outcomes: Outcome[] = [];
for (const row of rows) {
  const missing = await row.missing?.();
  print(`${row.title} ...`);
  const outcome = missing ? { row, skipped: `no ${missing}` } : await outcomeOf(row);
  for (const line of linesOf(outcome)) print(line);
  outcomes.push(outcome);
}
const report = results(outcomes, about);
print(`\n${report}`);
// Half a picture never replaces a whole one.
if (rows.length === ROWS.length && !effort.quick) {
  await writeFile(RESULTS, report);
  print('Written to bench/RESULTS.md');
}
