import { describe, expect, it } from '@jest/globals';
import { describePlan } from './describe-plan.ts';
import type { TestPlan } from './plan-tests.ts';

const PLAN: TestPlan = {
  inert: ['contracts/src/words.ts'],
  specs: ['gateway/src/auth/register.int.spec.ts', 'contracts/src/limits.unit.spec.ts'],
  left: [
    { file: 'gateway/src/web/web.int.spec.ts', reach: { steps: 4, isOnlyBooted: true } },
    { file: 'gateway/src/api/streams.int.spec.ts', reach: { steps: 3, isOnlyBooted: false } },
  ],
  changesProduct: true,
  changesFrontEnds: false,
};
const FACTS = { commit: '1234567 Say it', changed: ['contracts/src/limits.ts', 'contracts/src/words.ts'], specs: 540, smoke: 5 };

describe('what a run for a change says first', () => {
  it('is what has changed, what runs of how much, what is left out and what is left to the whole run', () => {
    expect(describePlan(PLAN, FACTS)).toEqual([
      'Since 1234567 Say it: 2 files changed.',
      '  contracts/src/limits.ts',
      '  contracts/src/words.ts',
      'Of these, without effect on any test (comments, types, layout, texts for readers): 1.',
      '2 of 540 files of tests run: 1 unit, 1 integration.',
      'The product does something else: the smoke journeys run as well.',
      'Left out: pictures of the screens, since no front end does anything else.',
      'Left out: what starts brokers and processes, since none of it is reached by name.',
      '2 further files are left to the whole run (2 integrations); 1 of them only boots what has changed.',
    ]);
  });

  it('is that everything runs, and for which file, when every test depends on what has changed', () => {
    const lines = describePlan({ ...PLAN, everythingFor: 'package-lock.json' }, { ...FACTS, changed: ['package-lock.json'] });
    expect(lines).toEqual([
      'Since 1234567 Say it: 1 file changed.',
      '  package-lock.json',
      'Everything runs: every test depends on package-lock.json.',
    ]);
  });

  it('names a few of many files', () => {
    const changed = Array.from({ length: 65 }, (_, at) => `contracts/src/${at}.ts`);
    expect(describePlan(PLAN, { ...FACTS, changed })[21]).toBe('  and 45 more');
  });
});
