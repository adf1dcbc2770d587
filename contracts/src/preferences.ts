/**
 * Language and theme as somebody chose them. Without zod, so that browsers can read it without loading schemas.
 */

/** Where a form says them, for pages whose scripts do not run. */
export const PREFERENCES_PATH = '/preferences';

/** Cookies that pages are rendered by. The front ends' scripts write them as well; assets/early.js of their kit knows the names, too. */
export const PREFERENCE_COOKIES = { language: 'pusula.language', theme: 'pusula.theme' } as const;
export const PREFERENCE_SECONDS = 31_536_000;
