import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type ErrorCode, REQUEST_ID_HEADER } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import * as kit from '@pusula/service-kit/http';

export type ReplyHeaders = Record<string, string>;

/** Answers `success: true` with what the call's contract promises. */
export const sendReply = (response: ServerResponse, requestId: string, body: object): void =>
  kit.sendReply(response, body, { [REQUEST_ID_HEADER]: requestId });

/** A reader who takes nothing for so long is given up. */
export const UNTAKEN_MS = 10_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Answers like `sendReply`, one chunk after the other has been taken, so that who takes none is found out: the connection ends.
 * @param hungUp aborted when the connection has ended
 * @returns when the reply has been taken but for the last of it, or never will be
 */
export async function sendLongReply(
  response: ServerResponse,
  requestId: string,
  reply: object,
  hungUp: AbortSignal,
  patienceMs: number = timeLimit(UNTAKEN_MS),
): Promise<void> {
  const body = Buffer.from(JSON.stringify(kit.envelopeOf(reply)));
  response.writeHead(200, { ...kit.JSON_HEADERS, 'content-length': body.length, [REQUEST_ID_HEADER]: requestId });
  try {
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      if (response.write(body.subarray(at, at + CHUNK_BYTES))) continue;
      await once(response, 'drain', { signal: AbortSignal.any([hungUp, AbortSignal.timeout(patienceMs)]) });
    }
    response.end();
  } catch {
    response.destroy();
  }
}

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
