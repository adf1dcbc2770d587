import { LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { z } from 'zod';
import type { SiteSource } from '../front-ends.ts';
import { readSiteJson } from '../site-files.ts';

/** What the public front end calls its pages, as far as their heads say it; everything else in its files is the screens' own. */
const Features = z.object({
  home: z.object({ title: z.string(), description: z.string() }),
  categories: z.object({
    title: z.string(),
    description: z.string(),
    category: z.looseObject({ title: z.string() }),
    missing: z.object({ title: z.string() }),
  }),
  coach: z.object({ title: z.string(), jobTitle: z.string(), coaches: z.string(), missing: z.object({ title: z.string() }) }),
  search: z.object({ title: z.object({ keyword: z.string(), all: z.string() }), description: z.string() }),
  legal: z.record(z.enum(['terms', 'privacy', 'dataDeletion']), z.object({ title: z.string(), intro: z.string() })),
});
type FeatureTexts = z.infer<typeof Features>;
export type PageTexts = Localised<FeatureTexts>;

/** The texts of the pages' heads, from the files that the public front end ships beside its screens. */
export async function readPageTexts(site: SiteSource): Promise<PageTexts> {
  const inLanguage = async (language: Language) => {
    const features = Object.keys(Features.shape).map(
      async (feature) => [feature, await readSiteJson(site, 'public', `texts/${feature}.${language}.json`)] as const,
    );
    return [language, Features.parse(Object.fromEntries(await Promise.all(features)))] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(inLanguage))) as PageTexts;
}

/** A text with its `{{placeholders}}` filled, numbers as the language writes them; the screens' i18next reads the same texts. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>, language: Language): string =>
  text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });

/** The text of a key for a number: `description_one`, `description_other`, or `description` where the language makes no difference. */
export function counted(texts: Readonly<Record<string, unknown>>, key: string, count: number, language: Language): string {
  const form = new Intl.PluralRules(language).select(count);
  return String(texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? texts[key] ?? '');
}
