import type { ServerResponse } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languageOfMailedLink,
  languageOfPath,
  PAGE_THEMES,
  type PageRequest,
} from '@pusula/contracts';

/** What visitors chose, as the front ends write it (frontends/kit: i18n/language.ts, theme/theme-choice.ts). Neither says who somebody is. */
const LANGUAGE = 'pusula.language';
const VISIT_LANGUAGE = 'pusula.visitLanguage';
const THEME = 'pusula.theme';

const cookie = (header: string, name: string): string | undefined => {
  const pair = header.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
};

export type Preferences = { readonly language: Language; readonly theme: PageRequest['theme'] };

/** The language and theme that a visit's page is in. An address that names a language decides, then a mailed link, which names that of its e-mail. */
export function readPreferences(header = '', path: string, query: URLSearchParams): Preferences {
  const chosen = [cookie(header, LANGUAGE), cookie(header, VISIT_LANGUAGE)].find(isLanguage);
  const language = languageOfPath(path) ?? languageOfMailedLink(path, query) ?? chosen;
  const theme = cookie(header, THEME);
  return { language: language ?? DEFAULT_LANGUAGE, theme: PAGE_THEMES.find((one) => one === theme) ?? 'system' };
}

/** Nothing of an earlier page is kept in this browser, as far as a server can see: nobody has chosen, read on or signed in here. */
export const isFirstVisit = (header = ''): boolean => !header.split(/;\s*/).some((pair) => /^(__Host-)?pusula[.-]/.test(pair));

/** Who reads a page in a language goes on in it where addresses say none; a choice of their own comes first. */
export function rememberLanguage(response: ServerResponse, path: string): void {
  const language = languageOfPath(path);
  if (language !== null) response.appendHeader('set-cookie', `${VISIT_LANGUAGE}=${language}; Path=/; SameSite=Lax`);
}
