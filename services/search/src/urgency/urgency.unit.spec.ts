import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@pusula/contracts';
import { MOST_FEATURES, urgencyTexts } from '../../learning/urgency-texts.ts';
import { fold } from '../analysis/fold.ts';
import { unpackModel } from '../intents/model-store.ts';
import { trainIntents } from '../intents/train.ts';
import { unmistakable } from './unmistakable.ts';
import { readUrgency, type UrgencyOf } from './urgency.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const json = (path: string) => JSON.parse(read(path).toString('utf8'));

let urgencyOf: UrgencyOf;
beforeAll(async () => {
  urgencyOf = await readUrgency();
});

it('the model is what the sentences in learning/ give: `npm run learn:urgency` makes it anew', async () => {
  const kept = await unpackModel(read('./model.bin'));
  const learnt = trainIntents(await urgencyTexts(), MOST_FEATURES);
  expect(Buffer.from(kept?.weights ?? []).equals(Buffer.from(learnt?.weights ?? []))).toBe(true);
  expect(kept?.features).toEqual(learnt?.features);
  expect(kept?.bias).toEqual(learnt?.bias);
});

describe('of sentences by hands that saw neither code nor results', () => {
  type Judged = { readonly text: string; readonly kind: string };
  const judged: readonly Judged[] = json('../../judged/urgency/tuning.json');
  const shareOf = (some: readonly Judged[]) => some.filter(({ text }) => urgencyOf(text) !== null).length / some.length;

  it('nineteen of twenty that speak of danger are noticed', () => {
    expect(shareOf(judged.filter(({ kind }) => kind !== 'none'))).toBeGreaterThan(0.94);
  });

  it('one of a hundred harmless ones that sound like them alarms', () => {
    expect(shareOf(judged.filter(({ kind }) => kind === 'none'))).toBeLessThanOrEqual(0.01);
  });

  it('what is noticed is noticed as what it is', () => {
    const noticed = judged.filter(({ text, kind }) => kind !== 'none' && urgencyOf(text) !== null);
    expect(noticed.filter(({ text, kind }) => urgencyOf(text) === kind).length / noticed.length).toBeGreaterThan(0.95);
  });
});

it('of what people say who need a coach, one sentence of five thousand alarms at most', () => {
  const folder = '../../../host/demo/examples/';
  const examples = readdirSync(new URL(folder, import.meta.url)).map((name) => json(`${folder}${name}`));
  const said: string[] = examples.flatMap((one) => LANGUAGES.flatMap((language) => one[language]));
  expect(said.filter((text) => urgencyOf(text) !== null).length).toBeLessThan(said.length / 5_000);
});

it.each([
  ['kendimi öldürmek istiyorum', 'selfHarm'],
  ['KENDİMİ ÖLDÜRMEK İSTİYORUM', 'selfHarm'],
  ['kendimi oldurmek istiyorum', 'selfHarm'],
  ['I want to kill myself', 'selfHarm'],
  ['karım beni dövüyor', 'violence'],
  ['my husband hits me', 'violence'],
  ['zamanı öldürüyorum', null],
  ['kill procrastination', null],
  ['hit my targets', null],
  ['işe dönmek istiyorum', null],
  ['', null],
  ['?!', null],
])('%s: %s', (text, kind) => {
  expect(urgencyOf(text)).toBe(kind);
});

it.each([
  ['intihar', 'selfHarm'],
  ['suicidal', 'selfHarm'],
  ['aile içi şiddet', 'violence'],
  ['kalp krizi', 'medical'],
  ['çocuk istismarı', 'childAbuse'],
  ['şiddetsiz iletişim', null],
  ['istismar edilen çocuklarla çalışan bir avukatım', null],
])('a word or two say it alone, and not among others: %s', (text, kind) => {
  expect(unmistakable(text.split(' ').map(fold))).toBe(kind);
});
