import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Row } from '../row.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../services/search/bench/run-xquad.ts', import.meta.url));

/** nDCG@10 on public questions, by the search service's own measurement. */
export const searchQuality: Row = {
  name: 'quality',
  title: 'Search quality on public questions',
  missing: async () => (process.env.XQUAD_DIR ? undefined : 'XQUAD_DIR'),
  measure: async () => ({ comparisons: [], details: (await run(process.execPath, [PROGRAM])).stdout }),
};
