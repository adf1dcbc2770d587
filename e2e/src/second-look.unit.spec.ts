import { describe, expect, it } from '@jest/globals';
import type { Report } from './reporting/report.ts';
import type { Run } from './runs.ts';
import { lookAgain, type RunReport, reportUnsteady, TOO_MANY_UNSTEADY, type UnsteadyFile } from './second-look.ts';

const runCalled = (title: string): Run => ({ title, suites: ['node'], command: () => [], commandAlone: () => [] });
const UNITS = runCalled('Units');
const JOURNEYS = runCalled('Journeys');
const failureIn = (file: string, name = 'waits') => ({ name, file, line: 7, message: 'Exceeded timeout' });
const failed = (run: Run, passed: number, ...files: readonly string[]): RunReport => ({
  run,
  report: { passed, failed: files.length, skipped: 1, failures: files.map((file) => failureIn(file)) },
});
const PASSED: Report = { passed: 3, failed: 0, skipped: 0, failures: [] };
const silent = () => undefined;

describe('a second look at what failed', () => {
  it('runs each file with a failure once, alone, in the run that it failed in, one after the other', async () => {
    const seen: string[] = [];
    let running = 0;
    await lookAgain(
      [failed(UNITS, 9, 'a.int.spec.ts', 'a.int.spec.ts', 'b.int.spec.ts'), failed(JOURNEYS, 1, 'c.journey.spec.ts')],
      async (run, file) => {
        running += 1;
        await Promise.resolve();
        seen.push(`${run.title}: ${file}, ${running} at a time`);
        running -= 1;
        return PASSED;
      },
      silent,
    );
    expect(seen).toEqual([
      'Units: a.int.spec.ts, 1 at a time',
      'Units: b.int.spec.ts, 1 at a time',
      'Journeys: c.journey.spec.ts, 1 at a time',
    ]);
  });

  it('counts what passes then as passed and as unsteady, with what was wrong at first', async () => {
    const { reports, unsteady } = await lookAgain([failed(UNITS, 9, 'a.int.spec.ts')], async () => PASSED, silent);
    expect(reports[0]?.report).toEqual({ passed: 10, failed: 0, skipped: 1, failures: [] });
    expect(unsteady).toEqual([{ file: 'a.int.spec.ts', run: 'Units', first: [failureIn('a.int.spec.ts')], second: PASSED }]);
  });

  it('leaves failed what fails again, what runs no test the second time, and what no file accounts for', async () => {
    const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };
    const again: Report = { passed: 2, failed: 1, skipped: 0, failures: [failureIn('a.int.spec.ts')] };
    const before = [failed(UNITS, 9, 'a.int.spec.ts', 'b.int.spec.ts', 'e2e')];
    const asked: string[] = [];
    const { reports, unsteady } = await lookAgain(
      before,
      async (_run, file) => {
        asked.push(file);
        return file.startsWith('a') ? again : nothing;
      },
      silent,
    );
    expect([reports, unsteady]).toEqual([before, []]);
    expect(asked).toEqual(['a.int.spec.ts', 'b.int.spec.ts']);
  });

  it('runs nothing again where so many files failed that something is broken', async () => {
    const before = [failed(UNITS, 9, ...Array.from({ length: 9 }, (_, n) => `${n}.int.spec.ts`))];
    const { reports } = await lookAgain(before, () => Promise.reject(new Error('not to be run')), silent);
    expect(reports).toEqual(before);
  });

  it('says aloud what was unsteady, and fails where too much was', () => {
    const unsteady = (count: number): UnsteadyFile[] =>
      Array.from({ length: count }, (_, n) => ({
        file: `${n}.int.spec.ts`,
        run: 'Units',
        first: [failureIn(`${n}.int.spec.ts`)],
        second: PASSED,
      }));
    const lines: string[] = [];
    expect(reportUnsteady(unsteady(1), (line) => lines.push(line))).toEqual([]);
    expect(lines.join('\n')).toContain('first:  ✗ waits (0.int.spec.ts:7)\n            Exceeded timeout\n    second: 3 passed');
    expect(reportUnsteady(unsteady(TOO_MANY_UNSTEADY - 1), silent)).toEqual([]);
    expect(reportUnsteady(unsteady(TOO_MANY_UNSTEADY), silent)).toHaveLength(1);
  });
});
