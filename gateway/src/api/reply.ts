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
/** Megabytes at the speed of a phone in the countryside. What is taken meanwhile nobody sees: the system takes in most of it at once, and wants more only when a third of that has gone. */
const LONG_REPLY_MS = 3 * 60_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Answers like `sendReply`, one chunk after the other. The connection of whoever does not take it in time ends.
 * @param hungUp aborted when the connection has ended
 * @returns when the reply has been taken but for the last of it, or never will be; it does not fail
 */
export async function sendLongReply(
  response: ServerResponse,
  requestId: string,
  reply: object,
  hungUp: AbortSignal,
  patienceMs: number = timeLimit(LONG_REPLY_MS),
): Promise<void> {
  const body = Buffer.from(JSON.stringify(kit.envelopeOf(reply)));
  response.writeHead(200, { ...kit.JSON_HEADERS, 'content-length': body.length, [REQUEST_ID_HEADER]: requestId });
  const givenUp = AbortSignal.any([hungUp, AbortSignal.timeout(patienceMs)]);
  try {
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      if (response.write(body.subarray(at, at + CHUNK_BYTES))) continue;
      await once(response, 'drain', { signal: givenUp });
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
