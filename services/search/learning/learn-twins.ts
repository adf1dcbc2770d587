/** Makes src/analysis/twins.txt anew from the dictionaries: `npm run learn:twins -w @pusula/search-service`, after any change of them or of how words are stemmed. */
import { writeFile } from 'node:fs/promises';
import { twinLines } from './twins.ts';

const lines = twinLines();
await writeFile(new URL('../src/analysis/twins.txt', import.meta.url), `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} beginnings and stems with several spellings\n`);
