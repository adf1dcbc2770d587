/** Makes the models of src/help anew from the sentences here: `npm run learn:help -w @pusula/search-service`, after any change of them or of how models learn. */
import { writeFile } from 'node:fs/promises';
import { packModel } from '../src/intents/model-store.ts';
import { trainIntents } from '../src/intents/train.ts';
import { LESSONS } from './help-texts.ts';

for (const { name, mostFeatures, texts } of LESSONS) {
  const learnt = await texts();
  const state = await packModel(trainIntents(learnt, mostFeatures));
  await writeFile(new URL(`../src/help/${name}.bin`, import.meta.url), state);
  process.stdout.write(`${name}: ${learnt.length} texts, ${state.length} bytes\n`);
}
