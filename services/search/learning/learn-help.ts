/** Makes the models of src/help anew from the sentences here: `npm run learn:help -w @pusula/search-service`, after any change of them or of how models learn. */
import { writeFile } from 'node:fs/promises';
import { packModel } from '../src/intents/model-store.ts';
import type { TrainedIntents } from '../src/intents/train.ts';
import { fingerprintOf, LESSONS, learn } from './help-texts.ts';

/** Half of each scale's digits change no answer, and nobody asks how broad a word is: without them a model is a quarter smaller. */
function lean(trained: TrainedIntents | null): TrainedIntents | null {
  if (!trained) return null;
  const scales = Float32Array.from(trained.scales);
  const bits = new Uint32Array(scales.buffer);
  for (let at = 0; at < bits.length; at++) bits[at] = ((bits[at] as number) + 0x8000) & 0xffff_0000;
  return { ...trained, scales, breadths: new Float32Array(trained.breadths.length) };
}

const fingerprints: Record<string, string> = {};
for (const lesson of LESSONS) {
  const { name } = lesson;
  const state = await packModel(lean(await learn(lesson)));
  await writeFile(new URL(`../src/help/${name}.bin`, import.meta.url), state);
  fingerprints[name] = await fingerprintOf(lesson);
  process.stdout.write(`${name}: ${state.length} bytes\n`);
}
await writeFile(new URL('./learnt-from.json', import.meta.url), `${JSON.stringify(fingerprints, null, 2)}\n`);
