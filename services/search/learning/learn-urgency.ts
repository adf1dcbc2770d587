/** Makes src/urgency/model.bin anew from the sentences here: `npm run learn:urgency -w @pusula/search-service`, after any change of them or of how models learn. */
import { writeFile } from 'node:fs/promises';
import { packModel } from '../src/intents/model-store.ts';
import { trainIntents } from '../src/intents/train.ts';
import { MOST_FEATURES, urgencyTexts } from './urgency-texts.ts';

const texts = await urgencyTexts();
const state = await packModel(trainIntents(texts, MOST_FEATURES));
await writeFile(new URL('../src/urgency/model.bin', import.meta.url), state);
process.stdout.write(`${texts.length} texts, ${state.length} bytes\n`);
