/**
 * Language and theme as somebody chose them. Without zod, so that browsers can read it without loading schemas.
 */

/** Where a form says them, for pages whose scripts do not run. */
export const PREFERENCES_PATH = '/preferences';

/** Cookies that pages are rendered by. The front ends' scripts write them as well; assets/early.js of their kit knows the names, too, and the one below. */
export const PREFERENCE_COOKIES = { language: 'pusula.language', theme: 'pusula.theme' } as const;
export const PREFERENCE_SECONDS = 31_536_000;
/** The language of the last address that named one, until the browser is closed: for whoever has chosen none. */
export const VISIT_LANGUAGE_COOKIE = 'pusula.visitLanguage';

/** Pure: the value of a cookie; of several of the name the first counts. @param cookies a Cookie header, or the same of a document */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
