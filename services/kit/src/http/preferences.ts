import type { ServerResponse } from 'node:http';
import {
  cookieIn,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfMailedLink,
  languageOfPath,
  PAGE_THEMES,
  type PageRequest,
  PREFERENCE_COOKIES,
  PREFERENCE_SECONDS,
  VISIT_LANGUAGE_COOKIE,
} from '@pusula/contracts';

/** What visitors chose, or pages are in. Nothing of it says who somebody is. */
export type Preferences = { readonly language: Language; readonly theme: PageRequest['theme'] };

/** The language and theme that a visit's page is in. An address that names a language decides, then a mailed link, which names that of its e-mail. */
export function readPreferences(header = '', path: string, query: URLSearchParams): Preferences {
  const chosen = [cookieIn(header, PREFERENCE_COOKIES.language), cookieIn(header, VISIT_LANGUAGE_COOKIE)].find(isLanguage);
  const language = languageOfPath(path) ?? languageOfMailedLink(path, query) ?? chosen;
  const theme = cookieIn(header, PREFERENCE_COOKIES.theme);
  return { language: language ?? DEFAULT_LANGUAGE, theme: PAGE_THEMES.find((one) => one === theme) ?? 'system' };
}

/** Nothing of an earlier page is kept in this browser, as far as a server can see: nobody has chosen, read on or signed in here. */
export const isFirstVisit = (header = ''): boolean => !header.split(/;\s*/).some((pair) => /^(__Host-)?pusula[.-]/.test(pair));

/** Who reads a page in a language goes on in it where addresses say none; a choice of their own comes first. */
export function rememberLanguage(response: ServerResponse, path: string): void {
  const language = languageOfPath(path);
  if (language !== null) response.appendHeader('set-cookie', `${VISIT_LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax`);
}

/** Keeps a choice as the front ends do (frontends/kit: preferences/cookies.ts), whose scripts read it and may change it. */
export function keepPreferences(response: ServerResponse, chosen: Partial<Preferences>): void {
  for (const [name, key] of Object.entries(PREFERENCE_COOKIES) as [keyof Preferences, string][])
    if (chosen[name]) response.appendHeader('set-cookie', `${key}=${chosen[name]}; Path=/; Max-Age=${PREFERENCE_SECONDS}; SameSite=Lax`);
}
