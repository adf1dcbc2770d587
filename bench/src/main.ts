/** `make bench`: measures ours and its opponents side by side, and writes bench/RESULTS.md. */
import { writeFile } from 'node:fs/promises';
import { readOptions } from './options.ts';
import { besideLastTime, type KeptRow, readRows, writeRows } from './report/kept-rows.ts';
import { aboutThisRun, machineKind, watchMachine } from './report/machine.ts';
import { linesOf, results } from './report/results.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const { rows, effort, mayBeBusy } = readOptions(process.argv[2] ?? '', process.env);
const { busy, isBusy } = await watchMachine();
if (isBusy && !mayBeBusy) {
  print(`Others use ${Math.round(100 * busy)} % of this machine: the figures would say nothing. BENCH_BUSY=1 measures all the same.`);
  process.exit(2);
}
const about = aboutThisRun(effort, busy, isBusy);
const kept = new Map((await readRows()).map((row) => [row.name, row]));

async function measure({ name, title, measure }: Row): Promise<KeptRow> {
  const began = performance.now();
  const { comparisons, notes = [], details = '' } = await measure(effort, (line) => print(`  ${line}`));
  print(`  after ${Math.round((performance.now() - began) / 1_000)} s`);
  const machine = machineKind();
  const date = new Date().toISOString().slice(0, 10);
  return {
    name,
    title,
    date,
    machine,
    about,
    comparisons: besideLastTime(comparisons, machine, kept.get(name)),
    notes: [...notes],
    details,
  };
}

for (const row of rows) {
  print(`${row.title} ...`);
  const missing = await row.missing?.();
  if (missing) {
    print(`  skipped: no ${missing}`);
    continue;
  }
  try {
    const measured = await measure(row);
    for (const line of linesOf(measured)) print(line);
    kept.set(row.name, measured);
  } catch (error) {
    // The others are measured all the same.
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}
if (!effort.quick) {
  const all = ROWS.flatMap(({ name }) => kept.get(name) ?? []);
  await writeRows(all);
  await writeFile(RESULTS, results(all, ROWS));
  print('Written to bench/RESULTS.md and bench/results.json');
}
