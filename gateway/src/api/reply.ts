import type { ServerResponse } from 'node:http';
import { type ErrorCode, REQUEST_ID_HEADER, statusOf } from '@pusula/contracts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of every API reply: nothing is sniffed, framed or kept. */
export const API_HEADERS = { 'content-type': JSON_TYPE, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

export type ReplyHeaders = Record<string, string>;

/** Answers `success: true` with what the call's contract promises. */
export function sendReply(response: ServerResponse, requestId: string, body: object): void {
  send(response, 200, requestId, { success: true, ...body });
}

/** Answers a code of the closed list with its status; nothing else about the failure leaves the process. */
export function sendFailure(
  response: ServerResponse,
  requestId: string,
  code: ErrorCode,
  more: { headers?: ReplyHeaders | undefined; details?: unknown } = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const details = more.details === undefined ? {} : { details: more.details };
  send(response, statusOf(code), requestId, { success: false, errorMessage: code, requestId, ...details }, more.headers);
}

function send(response: ServerResponse, status: number, requestId: string, body: object, headers: ReplyHeaders = {}): void {
  if (response.destroyed) return;
  const payload = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { ...API_HEADERS, [REQUEST_ID_HEADER]: requestId, 'content-length': payload.byteLength, ...headers });
  response.end(payload);
}
