import { readFile } from 'node:fs/promises';
import type { Language } from '@pusula/contracts';
import type { DemoCoach } from './demo-coaches.ts';

const JUDGED = new URL('../judged/', import.meta.url);

type Need = {
  readonly need: string;
  /** The category that this is; coaches who declare it and were not judged closer count 1. */
  readonly specialty: string;
  /** 3: this is what they say they are for; 2: a clear part of it. By first and last name, read from what they say. */
  readonly coaches: Readonly<Record<string, number>>;
  readonly queries: readonly { readonly kind: 'tr' | 'sentence' | 'ascii' | 'typo' | 'en'; readonly text: string }[];
};
type CityQuery = { readonly city: string; readonly text: string; readonly need: string };
type CategoryQuery = { readonly specialty: string; readonly text: string };

export type JudgedQuery = {
  readonly kind: Need['queries'][number]['kind'] | 'city' | 'category';
  readonly text: string;
  readonly language: Language;
  /** How relevant each coach is, by place in the list of demo coaches. */
  readonly grades: ReadonlyMap<number, number>;
};

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(new URL(name, JUDGED), 'utf8')) as T;
const nameOf = ({ firstName, lastName }: DemoCoach) => `${firstName} ${lastName}`;

/** The 300 judged queries: 50 needs asked in five ways, 25 asked in a city, 25 names of categories. */
export async function judgedQueries(coaches: readonly DemoCoach[]): Promise<JudgedQuery[]> {
  const needs = await read<Need[]>('needs.json');
  const gradesOf = new Map(needs.map((need) => [need.need, gradesFor(need, coaches)]));
  const byNeed = needs.flatMap(({ need, queries }) =>
    queries.map(
      ({ kind, text }): JudgedQuery => ({ kind, text, language: kind === 'en' ? 'en' : 'tr', grades: gradesOf.get(need) ?? new Map() }),
    ),
  );
  const byCity = (await read<CityQuery[]>('cities.json')).map(({ city, text, need }): JudgedQuery => {
    const there = [...(gradesOf.get(need) ?? [])].filter(([place]) => coaches[place]?.city === city);
    return { kind: 'city', text, language: 'tr', grades: new Map(there) };
  });
  const byCategory = (await read<CategoryQuery[]>('categories.json')).map(({ specialty, text }): JudgedQuery => {
    const declared = coaches.flatMap(({ categories }, place) =>
      categories.includes(specialty) ? [[place, categories[0] === specialty ? 2 : 1] as const] : [],
    );
    return { kind: 'category', text, language: 'tr', grades: new Map(declared) };
  });
  return [...byNeed, ...byCity, ...byCategory];
}

function gradesFor({ specialty, coaches: judged }: Need, coaches: readonly DemoCoach[]): Map<number, number> {
  const grades = new Map<number, number>();
  coaches.forEach((coach, place) => {
    const grade = judged[nameOf(coach)] ?? (coach.categories.includes(specialty) ? 1 : 0);
    if (grade > 0) grades.set(place, grade);
  });
  return grades;
}
