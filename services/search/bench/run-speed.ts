import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CONTENDER_NAMES, type Measured, measure } from './speed/measure.ts';

const COUNT = Number(process.env.BENCH_COACHES ?? 100_000);
const countsCoaches = process.env.BENCH_COUNTS_COACHES === '1';
const [, , only] = process.argv;

if (only) {
  process.stdout.write(JSON.stringify(await measure(only, COUNT, countsCoaches)));
} else {
  const rows: string[] = [];
  for (const name of CONTENDER_NAMES) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--expose-gc', '--max-old-space-size=12000', fileURLToPath(import.meta.url), name],
      { maxBuffer: 1e8 },
    );
    const { buildMs, memoryMb, p50, p99 } = JSON.parse(stdout) as Measured;
    rows.push(
      `| ${name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(buildMs / 1_000).toFixed(1)} | ${memoryMb === null ? '-' : memoryMb.toFixed(0)} |`,
    );
  }
  process.stdout.write(
    [
      `${COUNT} coaches in both languages; a page of ten with total, both facets and marked words; a third of the searches without a filter\n`,
      '| | p50 ms | p99 ms | build s | memory MB |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  );
}
