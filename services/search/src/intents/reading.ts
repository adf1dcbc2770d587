import { byLanguage, type CoachState, type Language } from '@pusula/contracts';
import { hash } from '../analysis/hashes.ts';
import { conceptsOfTexts } from '../concepts/find-concepts.ts';
import { CONCEPTS } from '../concepts/lexicon.ts';
import type { Intent } from '../projection/intent.ts';
import type { IntentModel } from './intent-model.ts';
import { intentsOfTexts } from './intents-of-texts.ts';

export type CoachTexts = CoachState['texts'];

/** What a coach's texts speak of. Finding out takes longer than indexing it, so it is kept. */
export type Reading = {
  readonly intents: readonly Intent[];
  /** Each as often as it is mentioned. */
  readonly concepts: readonly string[];
};

export const readTexts = (texts: CoachTexts, model: IntentModel): Reading => ({
  intents: intentsOfTexts(texts, model),
  concepts: conceptsOfTexts(byLanguage((language) => partsOf(texts[language]))),
});

const partsOf = (text: CoachTexts[Language]): string[] => (text ? [text.headline, text.bio] : []);

/** Tells what one model, with the concepts that there are, has read from what another one has. */
export const readerName = (model: IntentModel): string => `${model.name} ${LEXICON}`;
/** One more whenever the same texts would be read otherwise. */
const READING_VERSION = 2;
const LEXICON = hash(JSON.stringify([READING_VERSION, CONCEPTS])).toString(16);
