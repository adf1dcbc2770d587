import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Row } from '../row.ts';

const run = promisify(execFile);

/** What one of the search service's own measurements prints: tables in Markdown. */
async function tables(program: 'run-blind' | 'run-short' | 'run-urgency' | 'run-judged' | 'run-xquad'): Promise<string> {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL(`../../../services/search/bench/${program}.ts`, import.meta.url))]);
  return stdout.trim();
}

/** How well the right coaches are found, and danger is noticed: blind queries, then wordings that we had in hand; public questions when their folder is named. */
export const searchQuality: Row = {
  name: 'quality',
  title: 'Search quality, nDCG@10',
  measure: async (_, say) => {
    const parts = [await tables('run-blind'), await tables('run-short'), await tables('run-urgency'), await tables('run-judged')];
    if (process.env.XQUAD_DIR) parts.push(await tables('run-xquad'));
    else say('XQUAD_DIR is not set: without the public questions');
    return { comparisons: [], details: parts.join('\n\n') };
  },
};
