import { readFile } from 'node:fs/promises';
import type { UrgentHelp } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { intentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { unpackModel } from '../intents/model-store.ts';
import { unmistakable } from './unmistakable.ts';

/** So much of all that a sentence may be about has to be danger. Set on the tuning half of the judged sentences: below it, more harmless ones alarm than dangerous ones are found. */
const LEAST_DANGER = 0.65;

/** What the words of somebody in danger, or near to somebody who is, ask for; null of others. @param text of any length, in either language */
export type UrgencyOf = (text: string) => UrgentHelp | null;

/** By a model that learnt from sentences of danger and from harmless ones that sound like them (`learning/`), and by words that leave no doubt. */
export async function readUrgency(): Promise<UrgencyOf> {
  const trained = await unpackModel(await readFile(new URL('./model.bin', import.meta.url)));
  const model = trained ? intentModel(trained, 'urgency') : NO_INTENTS;
  return (text) => {
    const words = splitWords(text).map(fold).filter(Boolean);
    const certain = unmistakable(words);
    if (certain) return certain;
    const read = model.read(text);
    const danger = read.reduce((sum, { probability }) => sum + probability, 0);
    return danger >= LEAST_DANGER ? (read[0]?.categoryId as UrgentHelp) : null;
  };
}
