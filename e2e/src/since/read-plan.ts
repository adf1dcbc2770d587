import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { suiteOf } from '../find-specs.ts';
import { changesSince, filesNow } from './changes.ts';
import { describePlan } from './describe-plan.ts';
import { readGraph } from './graph.ts';
import { planTests } from './plan-tests.ts';
import { literally, openRepository } from './repository.ts';

/** What a run for a change runs. */
export type RunPlan = {
  readonly files: readonly string[];
  /** Whether every set-up and every suite is wanted. */
  readonly isWhole: boolean;
  /** A pattern for the journeys that run of the files. */
  readonly journeys: string;
};

const read = (file: string) => readFileSync(file, 'utf8');
const hasSmoke = (file: string) => suiteOf(file) === 'journeys' && /\bSMOKE\b/.test(read(file));

/**
 * Which of some specs the working tree asks for, compared with a commit; says so.
 * @returns none when nothing has changed
 * @throws UnknownCommit
 */
export function readPlan(name: string, specs: readonly string[], print: (line: string) => void): RunPlan | undefined {
  const { commit, changes } = changesSince(name, process.cwd());
  if (changes.length === 0) {
    print(`Nothing has changed since ${commit}.`);
    return undefined;
  }
  const repository = openRepository(filesNow(process.cwd()), read);
  const plan = planTests(changes, specs, repository, readGraph(repository));
  const smoke = plan.changesProduct && !plan.everythingFor ? specs.filter(hasSmoke) : [];
  const changed = changes.map(({ file }) => file);
  for (const line of describePlan(plan, { commit, changed, specs: specs.length, smoke: smoke.length })) print(line);
  const journeys = plan.specs.filter((file) => suiteOf(file) === 'journeys');
  return {
    files: [...new Set([...plan.specs, ...smoke])],
    isWhole: plan.everythingFor !== undefined,
    journeys: ['@smoke', ...journeys.map((file) => literally(basename(file)))].join('|'),
  };
}
