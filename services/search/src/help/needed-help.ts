import { readFile } from 'node:fs/promises';
import { type Help, PROFESSIONAL_HELP, type ProfessionalHelp, URGENT_HELP, type UrgentHelp } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { intentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { unpackModel } from '../intents/model-store.ts';
import { unmistakable } from './unmistakable.ts';

/** So much of all that a sentence may be about has to be danger. Set on the tuning half of the judged sentences: below it, more harmless ones alarm than dangerous ones are found. */
const LEAST_DANGER = 0.65;
/** So much of it has to be a doctor's or a psychologist's matter. Set on sentences held out of the lessons: 1 of 70 harmless ones is taken for such a matter, and two of five roundabout ones are recognised. */
const LEAST_PROFESSIONAL = 0.45;

/** What words ask for that no coach gives; null of others. @param text of any length, in either language */
type HelpOf<Kind extends Help> = (text: string) => Kind | null;
/** What the words of somebody in danger, or near to somebody who is, ask for. */
export type UrgencyOf = HelpOf<UrgentHelp>;
/** What a doctor or psychologist is asked about first; asked of words that speak of no danger. */
export type ProfessionalHelpOf = HelpOf<ProfessionalHelp>;

export const readUrgency = (): Promise<UrgencyOf> => readHelp('urgent-help', URGENT_HELP, LEAST_DANGER);
export const readProfessionalHelp = (): Promise<ProfessionalHelpOf> => readHelp('professional-help', PROFESSIONAL_HELP, LEAST_PROFESSIONAL);

/** By a model that learnt from sentences of such kinds and from harmless ones that sound like them (`learning/`), and by words that leave no doubt. */
async function readHelp<Kind extends Help>(name: string, kinds: readonly Kind[], least: number): Promise<HelpOf<Kind>> {
  const trained = await unpackModel(await readFile(new URL(`./${name}.bin`, import.meta.url)));
  const model = trained ? intentModel(trained, name) : NO_INTENTS;
  return (text) => {
    const words = splitWords(text).map(fold).filter(Boolean);
    const certain = unmistakable(words, kinds);
    if (certain) return certain;
    const read = model.read(text);
    const probability = read.reduce((sum, one) => sum + one.probability, 0);
    return probability >= least ? (read[0]?.categoryId as Kind) : null;
  };
}
