import type { ServerResponse } from 'node:http';
import { type ErrorCode, REQUEST_ID_HEADER } from '@pusula/contracts';
import * as kit from '@pusula/service-kit/http';

export type ReplyHeaders = Record<string, string>;

/** Answers `success: true` with what the call's contract promises. */
export const sendReply = (response: ServerResponse, requestId: string, body: object): void =>
  kit.sendReply(response, body, { [REQUEST_ID_HEADER]: requestId });

/** Answers a code of the closed list with its status. A reply that has begun already is cut off: its reader must not take the half for the whole. */
export function sendFailure(
  response: ServerResponse,
  requestId: string,
  code: ErrorCode,
  { headers, ...about }: { headers?: ReplyHeaders | undefined } & Omit<kit.Refusal, 'code'> = {},
): void {
  if (response.headersSent) response.destroy();
  else kit.sendRefusal(response, requestId, { code, ...about }, { [REQUEST_ID_HEADER]: requestId, ...headers });
}
