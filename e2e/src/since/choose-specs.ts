import { suiteOf } from '../find-specs.ts';
import type { Reach } from './reach.ts';

/** What a file of tests takes on a quiet machine with two cores, in seconds, beside others of its kind. The first that fits. */
const SECONDS: readonly (readonly [files: RegExp, seconds: number])[] = [
  [/\.unit\.spec\.ts$/, 0.2],
  [/\.unit\.spec\.tsx$/, 1.5],
  // Each starts the whole product.
  [/^services\/host\/.+\.int\.spec\.ts$/, 8],
  [/\.int\.spec\.ts$/, 1.2],
  [/\.serial\.spec\.ts$/, 10],
  [/\.journey\.spec\.ts$/, 7],
  [/\.picture\.spec\.ts$/, 20],
  [/\.chaos\.spec\.ts$/, 60],
];
const secondsFor = (file: string): number => SECONDS.find(([files]) => files.test(file))?.[1] ?? 0;
/** What they may take together, so that a run is over in three minutes: types take ten seconds of those, the smoke journeys some forty. */
const MOST_SECONDS = 80;
/** What it takes to build the front ends. */
const BUILD_SECONDS = 35;

/** A folder of a workspace that holds what belongs together: `services/profile/src/people`. */
export const areaOf = (file: string): string => /^(?:(?:services|frontends)\/)?[^/]+\/(?:src|tests)\/(?:[^/]+\/)?/.exec(file)?.[0] ?? '';

export type Candidate = { readonly file: string; readonly reach: Reach };
export type Choice = {
  readonly chosen: readonly string[];
  /** Reached as well, and left to the whole run. */
  readonly left: readonly Candidate[];
};

type Reached = {
  readonly candidates: readonly Candidate[];
  /** Of these, what runs whatever it takes. */
  readonly must: ReadonlySet<string>;
  /** Where the change is. */
  readonly areas: ReadonlySet<string>;
  /** What the change reaches by name. */
  readonly nearAreas: ReadonlySet<string>;
  /** Whether the front ends are built for the journeys. */
  readonly builds: boolean;
};

/**
 * Pure: of the specs that a change reaches those that tell most about it, as many as there is time for: what is in the area of the change; what the change
 * reaches by name, the nearest first; then what boots a service or a front end and with it the change. Most integration specs do, whatever changes.
 */
export function chooseSpecs({ candidates, must, areas, nearAreas, builds }: Reached): Choice {
  const rankOf = ({ file, reach }: Candidate): number => {
    if (must.has(file)) return 0;
    if (areas.has(areaOf(file))) return 1;
    if (!reach.isOnlyBooted) return 2;
    return nearAreas.has(areaOf(file)) ? 3 : 4;
  };
  const ranked = candidates
    .map((candidate) => ({ ...candidate, rank: rankOf(candidate) }))
    .toSorted((a, b) => a.rank - b.rank || a.reach.steps - b.reach.steps || a.file.localeCompare(b.file));
  const chosen: string[] = [];
  const left: Candidate[] = [];
  let seconds = builds ? BUILD_SECONDS : 0;
  for (const { file, reach, rank } of ranked) {
    const takes = secondsFor(file);
    const isTime = seconds + takes <= MOST_SECONDS && (suiteOf(file) !== 'serial' || !reach.isOnlyBooted);
    if (rank > 0 && !isTime) left.push({ file, reach });
    else {
      chosen.push(file);
      seconds += takes;
    }
  }
  return { chosen, left };
}
