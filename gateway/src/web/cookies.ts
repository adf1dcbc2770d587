import type { ServerResponse } from 'node:http';

/** Cookies of ours hold signed tokens of a few hundred characters. */
const LONGEST = 2_048;

/** @param header the request's Cookie header; of several cookies of the name the first counts */
export function cookieNamed(name: string, header: string | undefined): string | undefined {
  const prefix = `${name}=`;
  const cookie = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const value = cookie?.slice(prefix.length);
  return value !== undefined && value.length <= LONGEST ? value : undefined;
}

type CookieOptions = { readonly path: string; readonly maxAgeMs: number; readonly isSecure: boolean };

/** No script can read it, and no other site sends it. */
export function setCookie(response: ServerResponse, name: string, value: string, { path, maxAgeMs, isSecure }: CookieOptions): void {
  const secure = isSecure ? '; Secure' : '';
  response.appendHeader('set-cookie', `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${maxAgeMs / 1_000}${secure}`);
}
