import { describe, expect, it } from '@jest/globals';
import { testsIn } from './find-tests.ts';
import { PROMISE_IDS } from './promises.ts';
import { promiseProblems, promisesPage } from './table.ts';

const ALL = PROMISE_IDS.map((id) => ({ ids: [id], title: `holds ${id}`, file: 'a.int.spec.ts' }));

describe('the table of promises', () => {
  it('reads ids from titles of groups and tests, generated ones too, and leaves other strings alone', () => {
    const [group, table, template, other] = ['S5: refuses', 'S3, S4: %s', 'R7: rebuilds', 'S5 is no title'];
    const source = `describe('${group}', () => {\n it.each(TABLE)('${table}', x); test(\`${template}\`, y); log('${other}')`;
    expect(testsIn('x.spec.ts', source).map(({ ids, title }) => [ids, title])).toEqual([
      [['S5'], 'refuses'],
      [['S3', 'S4'], '%s'],
      [['R7'], 'rebuilds'],
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
