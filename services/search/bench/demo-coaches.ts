import { readdir, readFile } from 'node:fs/promises';
import {
  type CategoryExamples,
  type CategoryState,
  CITIES,
  type CoachState,
  coachSlug,
  type Language,
  UNSAID_PUBLIC_FACTS,
} from '@pusula/contracts';
import { type CategoryNames, namesOf } from '../src/categories/category-names.ts';
import { type IntentModel, intentModel, NO_INTENTS } from '../src/intents/intent-model.ts';
import { trainIntents } from '../src/intents/train.ts';
import { trainingTexts } from '../src/intents/training-texts.ts';

const DEMO = new URL('../../host/demo/', import.meta.url);

type DemoText = { readonly tr: string; readonly en: string };
export type DemoCoach = {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly categories: readonly string[];
  readonly headline: DemoText;
  readonly bio: DemoText;
  readonly yearsOfPractice: number;
  readonly certificates: readonly { readonly name: string; readonly issuer: string }[];
};
type DemoCategory = {
  readonly key: string;
  readonly nameTr: string;
  readonly nameEn: string;
  readonly descriptionTr: string;
  readonly descriptionEn: string;
  readonly categories?: readonly DemoCategory[];
};

/** Every demo coach who was written one by one, in the order of the files. */
export async function demoCoaches(): Promise<DemoCoach[]> {
  const folder = new URL('coaches/', DEMO);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const lists = await Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as DemoCoach[]));
  return lists.flat();
}

const idOf = (kind: string, number: number) => `01${kind}${String(number).padStart(23, '0')}`;

/** The demo categories as events would bring them, and the id of each key. */
export async function demoCategories(): Promise<{ categories: Map<string, CategoryState>; ids: Map<string, string> }> {
  const tops = JSON.parse(await readFile(new URL('categories.json', DEMO), 'utf8')) as DemoCategory[];
  const categories = new Map<string, CategoryState>();
  const ids = new Map<string, string>();
  const add = (
    { key, nameTr, nameEn, descriptionTr, descriptionEn, categories: below = [] }: DemoCategory,
    parentId: string,
    order: number,
  ) => {
    const id = idOf('c', ids.size);
    ids.set(key, id);
    categories.set(id, {
      id,
      parentId,
      nameTr,
      nameEn,
      descriptionTr,
      descriptionEn,
      status: 'active',
      order,
      slugTr: key,
      slugEn: key,
    });
    below.forEach((category, at) => {
      add(category, id, at);
    });
  };
  tops.forEach((category, at) => {
    add(category, '0', at);
  });
  return { categories, ids };
}

type OtherNames = Readonly<Record<string, Readonly<Record<Language, string[]>>>>;

/** What people say when they need the demo's categories, and what else they call them, by their ids. */
export async function demoExamples(ids: ReadonlyMap<string, string>): Promise<Map<string, CategoryExamples>> {
  const folder = new URL('examples/', DEMO);
  const examples = new Map<string, CategoryExamples>();
  const otherNames: OtherNames = JSON.parse(await readFile(new URL('also-called.json', DEMO), 'utf8'));
  for (const [key, { tr: alsoCalledTr, en: alsoCalledEn }] of Object.entries(otherNames))
    examples.set(ids.get(key) as string, { tr: [], en: [], alsoCalledTr, alsoCalledEn });
  for (const file of await readdir(folder)) {
    const id = ids.get(file.replace('.json', '')) as string;
    const said = JSON.parse(await readFile(new URL(file, folder), 'utf8'));
    examples.set(id, { alsoCalledTr: [], alsoCalledEn: [], ...examples.get(id), ...said });
  }
  return examples;
}

/** How the demo's categories are called. */
export async function demoNames(): Promise<CategoryNames> {
  const { categories, ids } = await demoCategories();
  const named = [...(await demoExamples(ids))].map(([id, { alsoCalledTr, alsoCalledEn }]) => ({
    id,
    names: [...alsoCalledTr, ...alsoCalledEn],
  }));
  return namesOf(categories, named);
}

/** The model as the service trains it on the demo. */
export async function demoModel(): Promise<IntentModel> {
  const { categories, ids } = await demoCategories();
  const trained = trainIntents(trainingTexts(categories, await demoExamples(ids)));
  return trained ? intentModel(trained, 'demo') : NO_INTENTS;
}

/** @param only leaves the other language's text out, as if the coach had not written it */
export function toCoachState(coach: DemoCoach, number: number, ids: ReadonlyMap<string, string>, only?: 'tr' | 'en'): CoachState {
  const id = idOf('a', number);
  const text = (language: 'tr' | 'en') => ({ headline: coach.headline[language], bio: coach.bio[language] });
  return {
    id,
    slug: coachSlug({ id, ...coach }),
    firstName: coach.firstName,
    lastName: coach.lastName,
    imageUrl: '',
    phone: null,
    ...UNSAID_PUBLIC_FACTS,
    country: 'TR',
    city: CITIES.find(({ name }) => name === coach.city)?.name ?? coach.city,
    yearsOfPractice: coach.yearsOfPractice,
    certificates: coach.certificates.map(({ name, issuer }, at) => ({
      id: idOf('d', number * 10 + at),
      name,
      issuer,
      description: '',
      credentialId: '',
      issueDate: '2020-01-01',
      expiryDate: null,
    })),
    updatedAt: '2026-01-01T00:00:00.000Z',
    categoryIds: coach.categories.flatMap((key) => ids.get(key) ?? []),
    texts: { ...(only === 'en' ? {} : { tr: text('tr') }), ...(only === 'tr' ? {} : { en: text('en') }) },
  };
}
