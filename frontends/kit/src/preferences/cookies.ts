import { PREFERENCE_SECONDS } from '@pusula/contracts';

/**
 * Puts a preference where the server reads it when it renders a page: storage does not travel. Nothing in it says who somebody is.
 * @param lifetime `visit`: until the browser is closed
 */
export function storeCookie(key: string, value: string, lifetime: 'year' | 'visit'): void {
  const maximum = lifetime === 'year' ? `; max-age=${PREFERENCE_SECONDS}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the product supports
  document.cookie = `${key}=${value}; path=/; samesite=lax${maximum}`;
}
