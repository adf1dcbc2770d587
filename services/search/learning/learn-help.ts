/** Makes the models of src/help anew from the sentences here: `npm run learn:help -w @pusula/search-service`, after any change of them or of how models learn. */
import { writeFile } from 'node:fs/promises';
import { packModel } from '../src/intents/model-store.ts';
import { type TrainedIntents, trainIntents } from '../src/intents/train.ts';
import { LESSONS } from './help-texts.ts';

/** Half of each scale's digits change no answer, and nobody asks how broad a word is: without them a model is a quarter smaller. */
function lean(trained: TrainedIntents | null): TrainedIntents | null {
  if (!trained) return null;
  const scales = Float32Array.from(trained.scales);
  const bits = new Uint32Array(scales.buffer);
  for (let at = 0; at < bits.length; at++) bits[at] = ((bits[at] as number) + 0x8000) & 0xffff_0000;
  return { ...trained, scales, breadths: new Float32Array(trained.breadths.length) };
}

for (const { name, mostFeatures, texts } of LESSONS) {
  const learnt = await texts();
  const state = await packModel(lean(trainIntents(learnt, mostFeatures)));
  await writeFile(new URL(`../src/help/${name}.bin`, import.meta.url), state);
  process.stdout.write(`${name}: ${learnt.length} texts, ${state.length} bytes\n`);
}
