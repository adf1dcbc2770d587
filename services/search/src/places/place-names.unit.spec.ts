import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CITIES } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitCities } from '../query/split-cities.ts';
import { namesIn, PLACE_LIST, PLACE_NAMES, placeKey } from './place-names.ts';
import { provinceOf } from './provinces.ts';

const { districts, further, things, people, everyday, elsewhere } = PLACE_LIST;
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

it('there are districts of all 81 provinces, each once in its province, and none is a province itself', () => {
  expect(Object.keys(districts).sort()).toEqual(CITIES.map(({ id }) => id));
  expect(Object.keys(further).filter((id) => !(id in districts))).toEqual([]);
  expect(Object.values(districts).flatMap((list) => repeated(namesIn(list).map(placeKey)))).toEqual([]);
  expect(Object.values(districts).flatMap(namesIn)).toHaveLength(922);
  // Two are rather where somebody is from: Karaman, Sivas.
  expect([...PLACE_NAMES.keys()].filter((key) => provinceOf(key) !== undefined || key === 'merkez')).toEqual(['karamanli', 'sivasli']);
});

it('what a name means besides is said once, and of names that there are', () => {
  const keys = [things, people, everyday, elsewhere].flatMap(namesIn).map(placeKey);
  expect([repeated(keys), keys.filter((key) => !PLACE_NAMES.has(key))]).toEqual([[], []]);
});

it('every name that is a word of Turkish or English means something besides', async () => {
  const { resolve } = createRequire(import.meta.url);
  const files = await Promise.all(
    ['dictionary-tr', 'dictionary-en', 'dictionary-en-gb'].map((name) => readFile(join(dirname(resolve(name)), 'index.dic'), 'utf8')),
  );
  // Names are capitalised there.
  const words = new Set(files.flatMap((file) => file.match(/^\p{Ll}[^/\s]*/gmu) ?? []).map(fold));
  expect(words.size).toBeGreaterThan(50_000);
  expect([...PLACE_NAMES].flatMap(([key, { otherMeaning }]) => (otherMeaning === 'none' && words.has(key) ? [key] : []))).toEqual([]);
});

it('of what people of the demo say, hardly anything is taken for a place, and nothing that is none', async () => {
  const folder = new URL('../../../host/demo/examples/', import.meta.url);
  const files = (await readdir(folder)).sort();
  const examples = await Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))));
  const named = examples.flatMap(({ tr, en }) => [...tr, ...en].flatMap((text) => splitCities(text).districts.map(({ name }) => name)));
  const counts = Object.fromEntries([...new Set(named)].sort().map((name) => [name, named.filter((one) => one === name).length]));
  // A brand of cigarettes (Maltepe) and a war (Sarıkamış) are named after the places.
  expect(counts).toEqual({
    Alanya: 1,
    Ayvalık: 2,
    Bodrum: 3,
    Datça: 4,
    Fethiye: 2,
    Kabataş: 1,
    Kadıköy: 1,
    Maltepe: 1,
    Sarıkamış: 1,
    Urla: 1,
    İzmit: 1,
  });
});
