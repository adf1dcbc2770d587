import type { IncomingMessage } from 'node:http';

/**
 * Whether the page that makes a browser send this request may (S14). Requests without an Origin header come from no foreign page; ours name our own origin.
 * @param allowed further origins
 */
export function allowedOrigin(publicUrl: string, allowed: readonly string[]): (request: IncomingMessage) => boolean {
  const known = new Set([new URL(publicUrl).origin, ...allowed]);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin === undefined || known.has(origin)) return true;
    // A page of ours reached under another name, such as 127.0.0.1 for localhost.
    return URL.parse(origin)?.host === host && headers['sec-fetch-site'] !== 'cross-site';
  };
}

/** Whether a page of our own makes a browser send this request. Browsers say so with every call that is no mere reading. */
export function ownPage(publicUrl: string): (request: IncomingMessage) => boolean {
  const isOurs = allowedOrigin(publicUrl, []);
  return (request) => request.headers.origin !== undefined && isOurs(request);
}
