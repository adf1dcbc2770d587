import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from '../config.ts';

/** Where we are reached. */
type Place = Pick<GatewayConfig, 'PUBLIC_URL' | 'NODE_ENV'>;

/**
 * Whether the page that makes a browser send this request may (S14). Requests without an Origin header come from no foreign page; ours name our own origin.
 * @param allowed further origins
 */
export function allowedOrigin({ PUBLIC_URL, NODE_ENV }: Place, allowed: readonly string[]): (request: IncomingMessage) => boolean {
  const known = new Set([new URL(PUBLIC_URL).origin, ...allowed]);
  // In production we have one name.
  const hasOtherNames = NODE_ENV !== 'production';
  return (request) => {
    const { origin } = request.headers;
    return origin === undefined || known.has(origin) || (hasOtherNames && isOwnUnderOtherName(origin, request));
  };
}

/** A page of ours reached under another name, such as 127.0.0.1 for localhost. */
function isOwnUnderOtherName(origin: string, { headers }: IncomingMessage): boolean {
  const { host } = headers;
  return host !== undefined && origin === `http://${host}` && headers['sec-fetch-site'] !== 'cross-site';
}

/** Whether a page of our own makes a browser send this request. Browsers say so with every call that is no mere reading. */
export function ownPage(place: Place): (request: IncomingMessage) => boolean {
  const isOurs = allowedOrigin(place, []);
  return (request) => request.headers.origin !== undefined && isOurs(request);
}

/**
 * Whether no page of another site makes a browser send this form (S14). Browsers name the page's origin; `Sec-Fetch-Site` speaks where something on the way has taken that out.
 */
export function noForeignPage(place: Place): (request: IncomingMessage) => boolean {
  const isAllowed = allowedOrigin(place, []);
  return (request) => {
    const site = request.headers['sec-fetch-site'];
    return isAllowed(request) && (site === undefined || site === 'same-origin');
  };
}
