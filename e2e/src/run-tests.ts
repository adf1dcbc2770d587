/**
 * Runs the tests, prints a line for each part and what failed, and ends on `N passed, N failed`.
 * `node e2e/src/run-tests.ts [--all | --chaos | --since=<commit>] [path]`: only those below a path; `--all` adds both languages and set-ups for every journey and what
 * measures by the clock; `--chaos` runs the faults alone, at their full length. `--since=<commit>` runs what the changes since then can reach, and the
 * smoke journeys (since/). With CI=true, files that failed have a second look.
 */
import { problemOfPackages } from './check-packages.ts';

const problem = problemOfPackages();
if (problem) {
  process.stdout.write(`${problem}\n`);
  process.exit(2);
}
// What it loads is of packages, which have to be there.
await import('./test-run.ts');
