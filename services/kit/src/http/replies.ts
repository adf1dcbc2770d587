import type { ServerResponse } from 'node:http';
import { type ErrorCode, type InputProblem, statusOf } from '@pusula/contracts';

export type Refusal = { readonly code: ErrorCode; readonly details?: readonly InputProblem[] | undefined };

/** Answers with `success: true` and what the handler returned. */
export function sendReply(response: ServerResponse, reply: object): void {
  sendJson(response, 200, JSON.stringify({ success: true, ...reply }));
}

/** Answers with the code's status and envelope. */
export function sendRefusal(response: ServerResponse, requestId: string, { code, details }: Refusal): void {
  sendJson(
    response,
    statusOf(code),
    JSON.stringify({ success: false, errorMessage: code, requestId, ...(details?.length ? { details } : {}) }),
  );
}

export function sendJson(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const ID_SHAPE = /^[\w.-]{8,64}$/;
/** The caller's request id when it is a harmless one, else a new one; said back in the reply. */
export function requestIdOf(header: string | readonly string[] | undefined, next: () => string): string {
  return typeof header === 'string' && ID_SHAPE.test(header) ? header : next();
}
