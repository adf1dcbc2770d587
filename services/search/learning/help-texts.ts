import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Help, LANGUAGES, type Language, PROFESSIONAL_HELP, URGENT_HELP } from '@pusula/contracts';
import { intentModel } from '../src/intents/intent-model.ts';
import { ELSEWHERE, type LabelledText, type TrainedIntents, trainIntents } from '../src/intents/train.ts';

type Sentences = Readonly<Record<Help | 'none', Readonly<Record<Language, readonly string[]>>>>;

const read = async <T>(path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as T;

const DEMO = '../../host/demo/';
const EXAMPLES = `${DEMO}examples/`;

type InBoth = Readonly<Record<Language, readonly string[]>>;

/** What people call the demo's categories: who names what a coach does is in no danger. */
async function categoryNames(without?: string): Promise<readonly string[]> {
  const names = Object.entries(await read<Readonly<Record<string, InBoth>>>(`${DEMO}also-called.json`));
  return names.filter(([key]) => `${key}.json` !== without).flatMap(([, inBoth]) => LANGUAGES.flatMap((language) => inBoth[language]));
}

/** What people say in the demo who need a coach. */
async function ordinaryTexts(without?: string): Promise<readonly string[]> {
  const texts = [...(await categoryNames(without))];
  for (const name of (await readdir(new URL(EXAMPLES, import.meta.url))).sort()) {
    if (name === without) continue;
    const examples = await read<InBoth>(`${EXAMPLES}${name}`);
    for (const language of LANGUAGES) texts.push(...examples[language]);
  }
  return texts;
}

async function sentencesOf(kinds: readonly Help[], file: string): Promise<readonly LabelledText[]> {
  const sentences = await read<Sentences>(file);
  return ([...kinds, 'none'] as const).flatMap((kind) =>
    LANGUAGES.flatMap((language) => sentences[kind][language].map((text) => ({ text, categoryId: kind === 'none' ? ELSEWHERE : kind }))),
  );
}

const harmlessTwice = (texts: readonly LabelledText[]) => [...texts, ...texts.filter(({ categoryId }) => categoryId === ELSEWHERE)];

export type Lesson = {
  readonly name: string;
  /** How many features the model may keep: what is left out stands in a text or two. */
  readonly mostFeatures: number;
  readonly texts: () => Promise<readonly LabelledText[]>;
  /** Whether harmless texts that a first model takes for danger are learnt three times as often: few, and each a search that would be answered with an alarm. */
  readonly repeatsFalseAlarms: boolean;
};

/** Of sentences that speak of such help, and of harmless ones that sound like them, by several hands; and of the demo's, which are not among the former. */
async function textsOf(byHands: readonly LabelledText[], without?: string): Promise<readonly LabelledText[]> {
  const helped = new Set(byHands.filter(({ categoryId }) => categoryId !== ELSEWHERE).map(({ text }) => text));
  const ordinary = (await ordinaryTexts(without)).filter((text) => !helped.has(text));
  return [...byHands, ...ordinary.map((text) => ({ text, categoryId: ELSEWHERE }))];
}

const urgent = () => sentencesOf(URGENT_HELP, './urgency-sentences.json');
const professional = () => sentencesOf(PROFESSIONAL_HELP, './professional-sentences.json');
const harmless = async () => (await urgent()).filter(({ categoryId }) => categoryId === ELSEWHERE);

/** Of one category of the demo, most of what people say is an illness: no model learns that it is none. */
const ILLNESS = 'kronik-hastalik.json';

/** A harmless sentence that is as likely to be danger as not. */
const FALSE_ALARM = 0.5;

function withFalseAlarms(texts: readonly LabelledText[], mostFeatures: number): readonly LabelledText[] {
  const trained = trainIntents(texts, mostFeatures);
  if (!trained) return texts;
  const model = intentModel(trained, 'first');
  const alarming = texts.filter(({ categoryId, text }) => categoryId === ELSEWHERE && 1 - model.elsewhere(text) >= FALSE_ALARM);
  return [...texts, ...alarming, ...alarming];
}

/** @returns null when there is too little to learn from */
export async function learn({ texts, mostFeatures, repeatsFalseAlarms }: Lesson): Promise<TrainedIntents | null> {
  const learnt = await texts();
  return trainIntents(repeatsFalseAlarms ? withFalseAlarms(learnt, mostFeatures) : learnt, mostFeatures);
}

/** Says of a model, without training for half a minute, whether it is what the lesson would give today. */
export async function fingerprintOf({ texts, mostFeatures, repeatsFalseAlarms }: Lesson): Promise<string> {
  const learnt = [await texts(), mostFeatures, repeatsFalseAlarms && FALSE_ALARM];
  return createHash('sha256').update(JSON.stringify(learnt)).digest('hex');
}

/** 1.5 MB of model and 0.4. Of the first, all that is harmless counts twice: an alarm embarrasses, and there are more ways to be harmless than to be in danger. Of the second, fewer sentences are there: each counts twice beside the demo's. */
export const LESSONS: readonly Lesson[] = [
  {
    name: 'urgent-help',
    mostFeatures: 155_000,
    texts: async () => harmlessTwice(await textsOf(await urgent())),
    repeatsFalseAlarms: true,
  },
  {
    name: 'professional-help',
    mostFeatures: 35_000,
    texts: async () => {
      const byHands = await professional();
      return textsOf([...byHands, ...byHands, ...(await harmless())], ILLNESS);
    },
    repeatsFalseAlarms: false,
  },
];
