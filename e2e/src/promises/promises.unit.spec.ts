import { describe, expect, it } from '@jest/globals';
import { testsIn } from './find-tests.ts';
import { PROMISE_IDS } from './promises.ts';
import { promiseProblems, promisesPage } from './table.ts';

const ALL = PROMISE_IDS.map((id) => ({ ids: [id], title: `holds ${id}`, file: 'a.int.spec.ts' }));

describe('the table of promises', () => {
  it('reads ids from titles of groups and tests, generated ones too, and leaves other texts alone', () => {
    const source = `describe('${'S5'}: refuses', () => {
      it.each(TABLE)('${'S3, S4'}: %s', () => {}, 60_000);
      it.each\`a\`("${'S6'}: takes nothing", function () {});
      test.describe.only(\`${'R7'}: rebuilds (\${language})\`, { tag }, async () => {});
      (broker ? it : it.skip)('${'S8'}: waits', () => {});
      print(\`${'R6'}: \${fast} rows\`);
      it.todo('${'S9'}: nobody has written it');
      it('S5 is no promise', () => {});
    });`;
    expect(testsIn('x.spec.ts', source).map(({ ids, title }) => [ids, title])).toEqual([
      [['S5'], 'refuses'],
      [['S3', 'S4'], '%s'],
      [['S6'], 'takes nothing'],
      [['R7'], 'rebuilds (…)'],
      [['S8'], 'waits'],
    ]);
  });

  it('finds nothing wrong when every promise has a test', () => {
    expect(promiseProblems(ALL)).toEqual([]);
  });

  it('misses a promise whose only test has gone, and an id that is no promise', () => {
    const tests = [...ALL.filter(({ ids }) => !ids.includes('S22')), { ids: ['S99'], title: 'x', file: 'b.int.spec.ts' }];
    expect(promiseProblems(tests)).toEqual([expect.stringMatching(/^S22 has no test/), 'b.int.spec.ts: there is no promise S99']);
  });

  it('has a row for each promise, which leads to its tests and says when they need `make chaos`', () => {
    const page = promisesPage([...ALL, { ids: ['R6'], title: 'is fast', file: 'services/kit/r6.chaos.spec.ts' }]);
    expect(page.split('\n').filter((line) => /^\| <a id="[rs]\d+"><\/a>[RS]\d/.test(line))).toHaveLength(PROMISE_IDS.length);
    expect(page).toContain('is fast ([services/kit/r6.chaos.spec.ts](../services/kit/r6.chaos.spec.ts), *chaos*)');
  });
});
