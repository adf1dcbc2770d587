import type { ServerResponse } from 'node:http';
import { type ErrorCode, type InputProblem, statusOf } from '@pusula/contracts';

export type Refusal = { readonly code: ErrorCode; readonly details?: readonly InputProblem[] | undefined };

/** Headers of every reply: nothing is sniffed or kept. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;
type Headers = Readonly<Record<string, string>>;

/** Answers with `success: true` and what the handler returned. */
export function sendReply(response: ServerResponse, reply: object, headers?: Headers): void {
  sendJson(response, 200, JSON.stringify({ success: true, ...reply }), headers);
}

/** Answers with the code's status and envelope; nothing else about the failure leaves the process. */
export function sendRefusal(response: ServerResponse, requestId: string, { code, details }: Refusal, headers?: Headers): void {
  const envelope = { success: false, errorMessage: code, requestId, ...(details?.length ? { details } : {}) };
  sendJson(response, statusOf(code), JSON.stringify(envelope), headers);
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
