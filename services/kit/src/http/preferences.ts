import type { ServerResponse } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfMailedLink,
  languageOfPath,
  PAGE_THEMES,
  type PageRequest,
  PREFERENCE_COOKIES,
  PREFERENCE_SECONDS,
} from '@pusula/contracts';

const VISIT_LANGUAGE = 'pusula.visitLanguage';

const cookie = (header: string, name: string): string | undefined => {
  const pair = header.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};

/** What visitors chose, or pages are in. Nothing of it says who somebody is. */
export type Preferences = { readonly language: Language; readonly theme: PageRequest['theme'] };

/** The language and theme that a visit's page is in. An address that names a language decides, then a mailed link, which names that of its e-mail. */
export function readPreferences(header = '', path: string, query: URLSearchParams): Preferences {
  const chosen = [cookie(header, PREFERENCE_COOKIES.language), cookie(header, VISIT_LANGUAGE)].find(isLanguage);
  const language = languageOfPath(path) ?? languageOfMailedLink(path, query) ?? chosen;
  const theme = cookie(header, PREFERENCE_COOKIES.theme);
  return { language: language ?? DEFAULT_LANGUAGE, theme: PAGE_THEMES.find((one) => one === theme) ?? 'system' };
}

/** Nothing of an earlier page is kept in this browser, as far as a server can see: nobody has chosen, read on or signed in here. */
export const isFirstVisit = (header = ''): boolean => !header.split(/;\s*/).some((pair) => /^(__Host-)?pusula[.-]/.test(pair));

/** Who reads a page in a language goes on in it where addresses say none; a choice of their own comes first. */
export function rememberLanguage(response: ServerResponse, path: string): void {
  const language = languageOfPath(path);
  if (language !== null) response.appendHeader('set-cookie', `${VISIT_LANGUAGE}=${language}; Path=/; SameSite=Lax`);
}

/** Keeps a choice as the front ends do (frontends/kit: preferences/cookies.ts), whose scripts read it and may change it. */
export function keepPreferences(response: ServerResponse, chosen: Partial<Preferences>): void {
  for (const [name, key] of Object.entries(PREFERENCE_COOKIES) as [keyof Preferences, string][])
    if (chosen[name]) response.appendHeader('set-cookie', `${key}=${chosen[name]}; Path=/; Max-Age=${PREFERENCE_SECONDS}; SameSite=Lax`);
}
