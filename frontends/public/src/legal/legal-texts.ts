import type { Language } from '@pusula/contracts';
import { config } from '@pusula/frontend-kit/config';

export type LegalPage = 'terms' | 'privacy' | 'dataDeletion';
type Section = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** The list is of steps. */
  readonly inOrder?: boolean;
};
type LegalText = { readonly title: string; readonly updated: string; readonly intro: string; readonly sections: readonly Section[] };
type LegalTexts = Readonly<Record<LegalPage, LegalText>>;

const named: Readonly<Record<string, string>> = {
  brand: config.brand,
  company: config.company,
  contactEmail: config.contactEmail,
  domain: config.domain,
};

/** Puts the deployment's own names into a text: `{{brand}}`, `{{company}}`, `{{contactEmail}}`, `{{domain}}`. */
export const withNames = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => named[name] ?? placeholder);

async function load(language: Language): Promise<LegalTexts> {
  const { default: texts }: { readonly default: LegalTexts } = await import(`./texts.${language}.json`);
  return texts;
}
const loaded = new Map<Language, Promise<LegalTexts>>();

/** The legal texts of one language, loaded when a legal page is opened; the same promise each time, as React's `use` wants it. */
export function legalTexts(language: Language): Promise<LegalTexts> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}
