/** `make bench`: measures ours and its opponents side by side; a full run writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { keepResults, readLastResults } from './report/last-results.ts';
import { aboutThisRun, machineKind, watchMachine } from './report/machine.ts';
import { figuresOf, linesOf, type Outcome, results } from './report/results.ts';
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

const { rows, effort, mayBeBusy } = readOptions(process.argv[2] ?? '', process.env);
const { busy, isBusy } = await watchMachine();
if (isBusy && !mayBeBusy) {
  print(`Others use ${Math.round(100 * busy)} % of this machine: the figures would say nothing. BENCH_BUSY=1 measures all the same.`);
  process.exit(2);
}
const about = aboutThisRun(effort, busy, isBusy);
const last = await readLastResults(machineKind());
const outcomes: Outcome[] = [];
for (const row of rows) {
  const missing = await row.missing?.();
  print(`${row.title} ...`);
  const outcome = missing ? { row, skipped: `no ${missing}` } : await outcomeOf(row);
  for (const line of linesOf(outcome, last)) print(line);
  outcomes.push(outcome);
}
const report = results(outcomes, about, last);
print(`\n${report}`);
// Half a picture never replaces a whole one.
if (rows.length === ROWS.length && !effort.quick) {
  await writeFile(RESULTS, report);
  await keepResults(figuresOf(outcomes), machineKind());
  print('Written to bench/RESULTS.md and bench/results.json');
}
