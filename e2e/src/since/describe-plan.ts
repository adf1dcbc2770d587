import { type Suite, suiteOf } from '../find-specs.ts';
import type { TestPlan } from './plan-tests.ts';

const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['unit', /\.unit\.spec\.ts$/],
  ['screen', /\.unit\.spec\.tsx$/],
  ['integration', /\.int\.spec\.ts$/],
  ['serial', /\.serial\.spec\.ts$/],
  ['journey', /\.journey\.spec\.ts$/],
  ['picture', /\.picture\.spec\.ts$/],
  ['fault', /\.chaos\.spec\.ts$/],
];
const MOST_LISTED = 20;

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const listed = (files: readonly string[]): readonly string[] => [
  ...files.slice(0, MOST_LISTED).map((file) => `  ${file}`),
  ...(files.length > MOST_LISTED ? [`  and ${files.length - MOST_LISTED} more`] : []),
];
const kindsOf = (files: readonly string[]): string =>
  KINDS.flatMap(([name, pattern]) => {
    const number = files.filter((file) => pattern.test(file)).length;
    return number > 0 ? [count(number, name)] : [];
  }).join(', ');

const LEFT_OUT: readonly (readonly [suite: Suite, why: string])[] = [
  ['journeys', 'journeys, since the product does what it did before'],
  ['pictures', 'pictures of the screens, since no front end does anything else'],
  ['serial', 'what starts brokers and processes, since none of it is reached by name'],
];

type Facts = {
  readonly commit: string;
  readonly changed: readonly string[];
  /** How many files of tests there are. */
  readonly specs: number;
  /** How many of them have smoke journeys that run. */
  readonly smoke: number;
};

/** Pure: what a run for a change says first: what it runs, why, and what it leaves out. */
export function describePlan(plan: TestPlan, { commit, changed, specs, smoke }: Facts): readonly string[] {
  const head = [`Since ${commit}: ${count(changed.length, 'file')} changed.`, ...listed(changed)];
  if (plan.everythingFor) return [...head, `Everything runs: every test depends on ${plan.everythingFor}.`];
  const suites = new Set([...plan.specs.map(suiteOf), ...(smoke > 0 ? ['journeys'] : [])]);
  return [
    ...head,
    ...(plan.inert.length > 0
      ? [`Of these, without effect on any test (comments, types, layout, texts for readers): ${plan.inert.length}.`]
      : []),
    `${plan.specs.length} of ${specs} files of tests run: ${kindsOf(plan.specs)}.`,
    ...(smoke > 0 ? ['The product does something else: the smoke journeys run as well.'] : []),
    ...LEFT_OUT.flatMap(([suite, why]) => (suites.has(suite) ? [] : [`Left out: ${why}.`])),
    ...leftLines(plan),
  ];
}

function leftLines({ left }: TestPlan): readonly string[] {
  if (left.length === 0) return [];
  const booting = left.filter(({ reach }) => reach.isOnlyBooted).length;
  const kinds = kindsOf(left.map(({ file }) => file));
  return [
    `${count(left.length, 'further file')} are left to the whole run (${kinds}); ${booting} of them only ${booting === 1 ? 'boots' : 'boot'} what has changed.`,
  ];
}
