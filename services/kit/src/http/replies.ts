import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type ErrorCode, type InputProblem, statusOf } from '@pusula/contracts';

export type Refusal = {
  readonly code: ErrorCode;
  readonly details?: readonly InputProblem[] | undefined;
  /** What the caller needs to go on after it, beside the envelope's own fields. */
  readonly more?: object | undefined;
};

/** Headers of every reply: nothing is sniffed or kept. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Opened as a page, an answer may load nothing and be framed by nobody.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;
type Headers = Readonly<Record<string, string>>;

/** What travels of a reply. */
export const envelopeOf = (reply: object): object => ({ success: true, ...reply });

/** What travels of a refusal: the code, what comes after it, and nothing else about the failure. */
export const refusedEnvelope = (requestId: string, { code, details, more }: Refusal): object => ({
  ...more,
  success: false,
  errorMessage: code,
  requestId,
  ...(details?.length ? { details } : {}),
});

/** Answers with `success: true` and what the handler returned. */
export function sendReply(response: ServerResponse, reply: object, headers?: Headers): void {
  sendJson(response, 200, JSON.stringify(envelopeOf(reply)), headers);
}

/**
 * Answers like `sendReply`, with a mark of what it answers: whoever has that reply already is told so in place of it (304). The mark is weak, so that it holds
 * for the same reply in any coding.
 * @param known If-None-Match
 */
export function sendRevalidated(response: ServerResponse, reply: object, known: string | undefined): void {
  const body = JSON.stringify(envelopeOf(reply));
  const etag = `W/"${hash('sha256', body, 'base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (known !== undefined && isKnown(known, etag)) response.writeHead(304, { ...JSON_HEADERS, ...headers }).end();
  else sendJson(response, 200, body, headers);
}

/** By weak comparison (RFC 9110, 8.8.3.2); none of our marks has a comma in it. */
const isKnown = (known: string, etag: string): boolean =>
  known.split(',').some((mark) => mark.trim() === '*' || mark.trim().replace(/^(?!W\/)/, 'W/') === etag);

const codes = new WeakMap<ServerResponse, ErrorCode>();
/** The code that a response was refused with, if it was. */
export const codeOf = (response: ServerResponse): ErrorCode | undefined => codes.get(response);

/** Answers with the code's status and envelope. */
export function sendRefusal(response: ServerResponse, requestId: string, refusal: Refusal, headers?: Headers): void {
  codes.set(response, refusal.code);
  sendJson(response, statusOf(refusal.code), JSON.stringify(refusedEnvelope(requestId, refusal)), headers);
}

export function sendJson(response: ServerResponse, status: number, body: string, headers?: Headers): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

const ID_SHAPE = /^[\w.-]{8,64}$/;
/** The caller's request id when it is a harmless one, else a new one; said back in the reply. */
export function requestIdOf(header: string | readonly string[] | undefined, next: () => string): string {
  return typeof header === 'string' && ID_SHAPE.test(header) ? header : next();
}
