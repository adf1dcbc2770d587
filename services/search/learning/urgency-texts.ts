import { readdir, readFile } from 'node:fs/promises';
import { LANGUAGES, type Language, URGENT_HELP, type UrgentHelp } from '@pusula/contracts';
import { ELSEWHERE, type LabelledText } from '../src/intents/train.ts';

type Sentences = Readonly<Record<UrgentHelp | 'none', Readonly<Record<Language, readonly string[]>>>>;

const read = async <T>(path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as T;
/** 1.6 MB of model. What is left out stands in a text or two. */
export const MOST_FEATURES = 150_000;

const EXAMPLES = '../../host/demo/examples/';

/**
 * What the model of danger learns from: sentences of danger and harmless ones that sound like them, by several hands, and what people say in the demo who need a coach.
 */
export async function urgencyTexts(): Promise<readonly LabelledText[]> {
  const sentences = await read<Sentences>('./urgency-sentences.json');
  const byHands = ([...URGENT_HELP, 'none'] as const).flatMap((kind) =>
    LANGUAGES.flatMap((language) => sentences[kind][language].map((text) => ({ text, categoryId: kind === 'none' ? ELSEWHERE : kind }))),
  );
  const ordinary: LabelledText[] = [];
  for (const name of (await readdir(new URL(EXAMPLES, import.meta.url))).sort()) {
    const examples = await read<Readonly<Record<Language, readonly string[]>>>(`${EXAMPLES}${name}`);
    for (const language of LANGUAGES) ordinary.push(...examples[language].map((text) => ({ text, categoryId: ELSEWHERE })));
  }
  return [...byHands, ...ordinary];
}
