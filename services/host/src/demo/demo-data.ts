import { readdirSync, readFileSync } from 'node:fs';
import { byLanguage, GENDERS, Language, LIMITS, localisedFields, SESSION_FORMATS, SESSION_LANGUAGES } from '@pusula/contracts';
import { z } from 'zod';

const FOLDER = new URL('../../demo/', import.meta.url);
const Bilingual = z.object(byLanguage(() => z.string().min(1)));

const Names = {
  key: z.string(),
  ...localisedFields('name', () => z.string()),
  ...localisedFields('description', () => z.string().min(1)),
};
const DemoCategory = z.object({ ...Names, categories: z.array(z.object(Names)) });
export type DemoCategory = z.infer<typeof DemoCategory>;

const DemoCoach = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  gender: z.enum(GENDERS),
  birthYear: z.int().min(1940).max(2005),
  city: z.string(),
  categories: z.array(z.string()).min(1).max(4),
  yearsOfPractice: z.int().min(0).max(50),
  /** Where the texts say them; what texts leave open is drawn. */
  sessionFormats: z.array(z.enum(SESSION_FORMATS)).min(1).optional(),
  sessionLanguages: z.array(z.enum(SESSION_LANGUAGES)).min(1).optional(),
  headline: Bilingual,
  bio: Bilingual,
  certificates: z
    .array(
      z.object({
        name: z.string().min(1),
        description: z.string().min(1),
        issuer: z.string().min(1),
        credentialId: z.string().min(1),
        issueDate: z.iso.date(),
        expiryDate: z.iso.date().nullable(),
      }),
    )
    .min(1)
    .max(4),
  showsPhone: z.boolean(),
  look: z.object({
    age: z.enum(['young', 'middle', 'older']),
    hair: z.enum(['short', 'medium', 'long', 'bun', 'curly', 'bald', 'covered']),
    hairColour: z.enum(['black', 'brown', 'auburn', 'blond', 'grey']),
    beard: z.boolean(),
    glasses: z.boolean(),
  }),
});
export type DemoCoach = z.infer<typeof DemoCoach>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

/** The marketplace's categories, as written. */
export const readDemoCategories = (): DemoCategory[] => z.array(DemoCategory).parse(readJson('categories.json'));

const DemoTexts = z.object(byLanguage(() => z.array(z.string())));
type DemoTexts = z.infer<typeof DemoTexts>;

/** What people say when they need a category, by its key. */
export const readDemoExamples = (): ReadonlyMap<string, DemoTexts> =>
  new Map(
    readdirSync(new URL('examples/', FOLDER)).map((name) => [name.replace(/\.json$/, ''), DemoTexts.parse(readJson(`examples/${name}`))]),
  );

/** What else a category is called, by its key. */
export const readDemoNames = (): ReadonlyMap<string, DemoTexts> =>
  new Map(Object.entries(z.record(z.string(), DemoTexts).parse(readJson('also-called.json'))));

/** Every coach that somebody wrote, in the order of the files. */
export const readDemoCoaches = (): DemoCoach[] =>
  readdirSync(new URL('coaches/', FOLDER))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => z.array(DemoCoach).parse(readJson(`coaches/${name}`)));

const MemberNames = z.object({ women: z.array(z.string()), men: z.array(z.string()), families: z.array(z.string()) });

/** What members are called, in parts. */
export const readDemoMemberNames = (): z.infer<typeof MemberNames> => MemberNames.parse(readJson('members.json'));

const DemoSearches = z.object({
  /** What visitors type; `weight` says how often beside the others. */
  searches: z.array(
    z.object({
      words: z.string().min(1).max(LIMITS.searchKeywordLength),
      language: Language,
      weight: z.number().positive(),
      /** The top-level category that some of them choose beside the words; null: nobody is found. */
      category: z.string().nullable(),
    }),
  ),
  /** After which many type something else; `category` is what the search reads in them. */
  misses: z.array(
    z.object({
      words: z.string().min(1).max(LIMITS.searchKeywordLength),
      language: Language,
      weight: z.number().positive(),
      category: z.string().nullable(),
      city: z.string().nullable(),
    }),
  ),
});
export type DemoSearches = z.infer<typeof DemoSearches>;

export const readDemoSearches = (): DemoSearches => DemoSearches.parse(readJson('searches.json'));
