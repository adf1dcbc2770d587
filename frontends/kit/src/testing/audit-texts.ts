import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@pusula/contracts';
import { parseSync } from '@swc/core';
import type { Texts, TextTree } from '../i18n/index.ts';

type Findings = {
  /** In one language and not in another: `namespace:key (language)`. */
  untranslated: string[];
  /** In no source file. */
  unused: string[];
  /** Words in JSX that no language file knows: `file: words`. */
  hardCoded: string[];
};

const keysOf = (tree: TextTree, before = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`)));

/** i18next's endings for numbers are one key to the caller. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Checks the texts of a front end against its sources (ux: every text in every language, none missing, unused or written into a screen). */
export function auditTexts(folder: string, texts: Texts): Findings {
  const files = sourcesBelow(folder).map((file) => ({ file: relative(folder, file), source: readFileSync(file, 'utf8') }));
  const everything = files.map(({ source }) => source).join('\n');
  return {
    untranslated: Object.entries(texts).flatMap(([namespace, languages]) => missingIn(namespace, languages)),
    unused: Object.entries(texts).flatMap(([namespace, languages]) => unusedIn(namespace, languages[DEFAULT_LANGUAGE], everything)),
    hardCoded: files
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, source }) => wordsInJsx(source).map((words) => `${file}: ${words}`)),
  };
}

function missingIn(namespace: string, languages: Texts[string]): string[] {
  const all = new Set(LANGUAGES.flatMap((language) => keysOf(languages[language]).map(withoutPlural)));
  return LANGUAGES.flatMap((language) => {
    const own = new Set(keysOf(languages[language]).map(withoutPlural));
    return [...all].filter((key) => !own.has(key)).map((key) => `${namespace}:${key} (${language})`);
  });
}

/** A key is used when it stands in a source, whole or as the end of `namespace:key`, or when a template such as `menu.${...}` covers it. */
function unusedIn(namespace: string, tree: TextTree, everything: string): string[] {
  const templates = [...everything.matchAll(/`((?:[\w.]*\$\{[^}]*\})+[\w.]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const quoted = (key: string) => [`'${key}'`, `'${namespace}:${key}'`, `"${namespace}:${key}"`].some((text) => everything.includes(text));
  return [...new Set(keysOf(tree).map(withoutPlural))].filter((key) => !quoted(key) && !templates.some((template) => template.test(key)));
}

const spoken = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);
const hasWord = (text: string) => /\p{Letter}{2}/u.test(text);

type Node = { type?: string; value?: unknown; name?: { value?: unknown } };

/** Words that a reader would meet and that come from the source itself. Names of networks are names in every language. */
function wordsInJsx(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name } = node as Node;
    if (type === 'JSXText' && typeof value === 'string' && hasWord(value)) found.push(value.trim());
    const literal = type === 'JSXAttribute' && spoken.has(String(name?.value)) ? (value as Node | null) : null;
    if (literal?.type === 'StringLiteral' && hasWord(String(literal.value))) found.push(String(literal.value));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
  return found;
}
