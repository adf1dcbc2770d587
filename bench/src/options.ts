import type { Effort, Row } from './row.ts';
import { ROWS } from './rows.ts';

const FULL: Effort = { rounds: 5, seconds: 5, quick: false };
const QUICK: Effort = { rounds: 2, seconds: 2, quick: true };

export type Options = { readonly rows: readonly Row[]; readonly effort: Effort; readonly mayBeBusy: boolean };

/**
 * Reads which rows to measure (names separated by commas, or all that take no long time) and how thoroughly.
 * @throws RangeError when there is no row of a name
 */
export function readOptions(names: string, env: NodeJS.ProcessEnv): Options {
  const wanted = (names || (env.BENCH_ROWS ?? '')).split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !ROWS.some((row) => row.name === name));
  if (unknown.length > 0) throw new RangeError(`There is no row called ${unknown.join(', ')}: ${ROWS.map(({ name }) => name).join(', ')}`);
  const rows = wanted.length === 0 ? ROWS.filter(({ takesLong }) => !takesLong) : ROWS.filter(({ name }) => wanted.includes(name));
  return { rows, effort: env.BENCH_QUICK === '1' ? QUICK : FULL, mayBeBusy: env.BENCH_BUSY === '1' };
}
