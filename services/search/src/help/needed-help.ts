import { readFile } from 'node:fs/promises';
import { findCity, type Help, PROFESSIONAL_HELP, type ProfessionalHelp, URGENT_HELP, type UrgentHelp } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { languageWords } from '../corrections/language-words.ts';
import { type IntentModel, intentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { unpackModel } from '../intents/model-store.ts';
import { unmistakable, unmistakableSlip } from './unmistakable.ts';

/** Whether a text is about such help. @param words how many it has */
type IsSure = (model: IntentModel, text: string, words: number) => boolean;

/**
 * So much of all that a sentence may be about has to be danger, however few of its words are known. Set on the tuning half of the judged sentences: below it, more than one
 * harmless sentence of a hundred alarms.
 */
const DANGER = 0.62;
/** A single word says little, and may be somebody's name. */
const DANGER_OF_A_WORD = 0.9;
const isDanger: IsSure = (model, text, words) => 1 - model.elsewhere(text) >= (words > 1 ? DANGER : DANGER_OF_A_WORD);
/**
 * So much of it has to be a doctor's or a psychologist's matter, less surely so the fewer words are known. Set on sentences held out of the lessons: 1 of 70 harmless ones is taken for such
 * a matter, and two of five roundabout ones are recognised.
 */
const isProfessional: IsSure = (model, text) => model.read(text).reduce((sum, { probability }) => sum + probability, 0) >= 0.45;

/** What words ask for that no coach gives; null of others. @param text of any length, in either language */
type HelpOf<Kind extends Help> = (text: string) => Kind | null;
/** What the words of somebody in danger, or near to somebody who is, ask for. */
export type UrgencyOf = HelpOf<UrgentHelp>;
/** What a doctor or psychologist is asked about first; asked of words that speak of no danger. */
export type ProfessionalHelpOf = HelpOf<ProfessionalHelp>;

export const readUrgency = (): Promise<UrgencyOf> => readHelp('urgent-help', URGENT_HELP, isDanger);
export const readProfessionalHelp = (): Promise<ProfessionalHelpOf> => readHelp('professional-help', PROFESSIONAL_HELP, isProfessional);

/** By a model that learnt from sentences of such kinds and from harmless ones that sound like them (`learning/`), and by words that leave no doubt. */
async function readHelp<Kind extends Help>(name: string, kinds: readonly Kind[], isSure: IsSure): Promise<HelpOf<Kind>> {
  const trained = await unpackModel(await readFile(new URL(`./${name}.bin`, import.meta.url)));
  const model = trained ? intentModel(trained, name) : NO_INTENTS;
  const { has: isWord } = await languageWords();
  return (text) => {
    const words = splitWords(text)
      .map(fold)
      .filter((word) => HAS_LETTER.test(word));
    const [first = '', ...others] = words;
    const certain = unmistakable(words) ?? (others.length === 0 && !isWord(first) ? unmistakableSlip(first) : null);
    if (certain) return isOneOf(kinds, certain) ? certain : null;
    if (findCity(text)) return null;
    const [likeliest] = model.read(text);
    return likeliest && isSure(model, text, words.length) ? (likeliest.categoryId as Kind) : null;
  };
}

/** Whoever writes down a number beside the one word says no less. */
const HAS_LETTER = /\p{L}/u;

const isOneOf = <Kind extends Help>(kinds: readonly Kind[], help: Help): help is Kind => kinds.some((kind) => kind === help);
