import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Help, LANGUAGES } from '@pusula/contracts';
import { fingerprintOf, LESSONS, type Lesson, learn } from '../../learning/help-texts.ts';
import { fold } from '../analysis/fold.ts';
import { unpackModel } from '../intents/model-store.ts';
import { type ProfessionalHelpOf, readProfessionalHelp, readUrgency, type UrgencyOf } from './needed-help.ts';
import { unmistakable } from './unmistakable.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const json = (path: string) => JSON.parse(read(path).toString('utf8'));

let urgencyOf: UrgencyOf;
let professionalHelpOf: ProfessionalHelpOf;
beforeAll(async () => {
  urgencyOf = await readUrgency();
  professionalHelpOf = await readProfessionalHelp();
});

describe('the models are what the sentences in learning/ give: `npm run learn:help` makes them anew', () => {
  it.each(LESSONS)('$name was learnt from the sentences as they are', async (lesson) => {
    expect(json('../../learning/learnt-from.json')[lesson.name]).toBe(await fingerprintOf(lesson));
  });

  // The smaller one, learnt as the other is: that takes half a minute.
  it('and models are learnt as they were', async () => {
    const lesson = LESSONS.find(({ name }) => name === 'professional-help') as Lesson;
    const kept = await unpackModel(read(`./${lesson.name}.bin`));
    const learnt = await learn(lesson);
    expect(Buffer.from(kept?.weights ?? []).equals(Buffer.from(learnt?.weights ?? []))).toBe(true);
    expect(kept?.features).toEqual(learnt?.features);
    expect(kept?.bias).toEqual(learnt?.bias);
  });
});

describe('of sentences by hands that saw neither code nor results', () => {
  type Judged = { readonly text: string; readonly kind: string };
  const judged: readonly Judged[] = json('../../judged/urgency/tuning.json');
  const isHarmless = ({ kind }: Judged) => kind === 'none' || kind === 'vague';
  const danger = judged.filter((one) => !isHarmless(one));
  const shareOf = (some: readonly Judged[]) => some.filter(({ text }) => urgencyOf(text) !== null).length / some.length;

  it('all but two of a hundred that speak of danger are noticed', () => {
    expect(shareOf(danger)).toBeGreaterThan(0.98);
  });

  it('one of a hundred harmless ones alarms, that sound like them or are vague wishes', () => {
    expect(shareOf(judged.filter(isHarmless))).toBeLessThanOrEqual(0.01);
  });

  it('what is noticed is noticed as what it is', () => {
    const noticed = danger.filter(({ text }) => urgencyOf(text) !== null);
    expect(noticed.filter(({ text, kind }) => urgencyOf(text) === kind).length / noticed.length).toBeGreaterThan(0.95);
  });
});

it('both models together are small enough to lie in the repository', () => {
  expect(LESSONS.reduce((sum, { name }) => sum + read(`./${name}.bin`).length, 0)).toBeLessThan(2_000_000);
});

describe('of what people say who need a coach', () => {
  const folder = '../../../host/demo/examples/';
  const sentencesOf = (name: string): readonly string[] => {
    const examples = json(`${folder}${name}`);
    return LANGUAGES.flatMap((language) => examples[language]);
  };
  const names = readdirSync(new URL(folder, import.meta.url));
  const said = names.flatMap(sentencesOf);

  it('none alarms', () => {
    expect(said.filter((text) => urgencyOf(text) !== null)).toEqual([]);
  });

  it('one of a hundred is sent to a doctor first at most, but for those who live with an illness', () => {
    const others = names.filter((name) => name !== 'kronik-hastalik.json').flatMap(sentencesOf);
    expect(others.filter((text) => professionalHelpOf(text) !== null).length).toBeLessThan(others.length / 100);
  });
});

it.each([
  ['kendimi öldürmek istiyorum', 'selfHarm'],
  ['KENDİMİ ÖLDÜRMEK İSTİYORUM', 'selfHarm'],
  ['kendimi oldurmek istiyorum', 'selfHarm'],
  ['I want to kill myself', 'selfHarm'],
  ['karım beni dövüyor', 'violence'],
  ['my husband hits me', 'violence'],
  ['intihra', 'selfHarm'],
  ['dövülüyorum', 'violence'],
  ['Sucidal', 'selfHarm'],
  ['intihar 0532', 'selfHarm'],
  ['overdoce', 'medical'],
  ['Tokat', null],
  ['ağrı', null],
  ['Nehir', null],
  ['intihal', null],
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

it.each<[string, Help | null]>([
  ['depresyon', 'mentalHealth'],
  ['Depresyondayım', 'mentalHealth'],
  ['OKB', 'mentalHealth'],
  ['panik ataklar', 'mentalHealth'],
  ['kumar', 'addiction'],
  ['alcoholism', 'addiction'],
  ['anoreksiya', 'eatingDisorder'],
  ['bulimia', 'eatingDisorder'],
  ['tüp bebek', 'fertility'],
  ['IVF', 'fertility'],
  ['kanser', 'illness'],
  ['diabetes', 'illness'],
  ['beslenme', null],
  ['stres', null],
  ['yas', null],
  ['sosyal medya bağımlılığı', null],
])('a word or two are enough for what is no coach’s matter: %s', (text, kind) => {
  expect(unmistakable(text.split(' ').map(fold))).toBe(kind);
});

it.each<[string, Help | null]>([
  ['doktor majör depresyon dedi', 'mentalHealth'],
  ['panik atak geciriyorum metroya binemiyorum', 'mentalHealth'],
  ['I think I am depressed', 'mentalHealth'],
  ['alkolü bırakamıyorum', 'addiction'],
  ['esim kumar bagimlisi', 'addiction'],
  ["I can't stop gambling", 'addiction'],
  ['my son is on drugs', 'addiction'],
  ['yediklerimi kusuyorum', 'eatingDisorder'],
  ['my daughter has anorexia', 'eatingDisorder'],
  ['tüp bebek tedavisi görüyorum', 'fertility'],
  ['we are trying for a baby with IVF', 'fertility'],
  ['kanser teşhisi kondu', 'illness'],
  ['I was diagnosed with cancer', 'illness'],
  ['sağlıklı beslenmek istiyorum', null],
  ['motivasyonum yok', null],
  ['iş stresi beni bitiriyor', null],
  ['tükenmişlik yaşıyorum', null],
  ['sigarayı bırakmak istiyorum', null],
  ['sosyal medya bağımlılığı', null],
  ['hamileliğe hazırlık', null],
  ['hastalıktan sonra spora dönmek istiyorum', null],
  ['işkolik biriyim', null],
  ['babamı kaybettim, yas tutuyorum', null],
  ['quit smoking', null],
  ['burnt out at work', null],
  ['grief after losing my mother', null],
  ['addicted to my phone', null],
  ['back to running after surgery', null],
  ['', null],
])('is a doctor’s matter first, or a coach’s: %s', (text, kind) => {
  expect(professionalHelpOf(text)).toBe(kind);
});
