import type { ServerResponse } from 'node:http';
import { cookieIn } from '@pusula/contracts';

/** Cookies of ours hold signed tokens of a few hundred characters. */
const LONGEST = 2_048;

/** @param header the request's Cookie header */
export function cookieNamed(name: string, header: string | undefined): string | undefined {
  const value = cookieIn(header ?? '', name);
  return value !== undefined && value.length <= LONGEST ? value : undefined;
}

type CookieOptions = { readonly path: string; readonly maxAgeMs: number; readonly isSecure: boolean };

/** No script can read it, and no other site sends it. */
export function setCookie(response: ServerResponse, name: string, value: string, { path, maxAgeMs, isSecure }: CookieOptions): void {
  const secure = isSecure ? '; Secure' : '';
  response.appendHeader('set-cookie', `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${maxAgeMs / 1_000}${secure}`);
}
