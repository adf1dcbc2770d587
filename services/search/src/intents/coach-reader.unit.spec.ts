import { expect, it } from '@jest/globals';
import { coachReader } from './coach-reader.ts';
import { intentModel } from './intent-model.ts';
import { type TrainedIntents, trainIntents } from './train.ts';

const TEXTS = ['gece uyuyamıyorum', 'uykum kaçıyor', 'işten ayrılmak istiyorum', 'istifa etsem mi'];
const trained = trainIntents(TEXTS.map((text, at) => ({ text, categoryId: at < 2 ? 'sleep' : 'career' }))) as TrainedIntents;
const model = intentModel(trained, 'small');
const coaches = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ tr: { headline: TEXTS[at % TEXTS.length] ?? '', bio: `Koç ${at}` } }));

it('many coaches are read in a thread as few are read here', async () => {
  const { name, read } = coachReader(model, trained);
  const many = await read(coaches(40));
  expect(name).toMatch(/^small /);
  expect(many).toHaveLength(40);
  expect(many.slice(0, 8)).toEqual(await read(coaches(8)));
  expect(many[0]?.intents[0]?.categoryId).toBe('sleep');
  expect(many[3]?.intents[0]?.categoryId).toBe('career');
});

it('readings that are asked for at once do not take each other’s answers', async () => {
  const { read } = coachReader(model, trained);
  const [some, others] = await Promise.all([read(coaches(60)), read(coaches(60).reverse())]);
  expect(others).toEqual([...some].reverse());
});

it('a thread that dies fails what it was to read', async () => {
  const broken = coachReader(model, {} as TrainedIntents);
  await expect(broken.read(coaches(40))).rejects.toThrow();
  await expect(broken.read(coaches(40))).rejects.toThrow();
});
