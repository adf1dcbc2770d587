import type { ServerResponse } from 'node:http';
import { acceptedCoding } from '../coding/accepted-coding.ts';
import { encode, LEAST_BYTES } from '../coding/encode.ts';

/** A service's reply that is compressed before it goes out, when all of it is there. */
export type HeldReply = {
  readonly chunks: Buffer[];
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly acceptEncoding: string;
};

/** A longer one is passed on as it comes: so much of it would lie in memory for each reader. */
const MOST_BYTES = 1_000_000;

/**
 * Holds a reply back that its reader takes compressed, and that is worth it.
 * @param acceptEncoding undefined for a call whose replies are not to be compressed
 * @returns undefined for one that goes out as it comes
 */
export function holdReply(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  acceptEncoding: string | undefined,
): HeldReply | undefined {
  const bytes = Number(headers['content-length'] ?? 0);
  // A reply that gives its reader a cookie is for that reader alone, whatever its contract says.
  if (acceptEncoding === undefined || status !== 200 || bytes < LEAST_BYTES || bytes > MOST_BYTES || response.hasHeader('set-cookie'))
    return undefined;
  return acceptedCoding(acceptEncoding) && { chunks: [], status, headers, acceptEncoding };
}

/** Sends what was held back; as it is where it cannot be compressed. It does not fail. */
export async function sendHeld(response: ServerResponse, { chunks, status, headers, acceptEncoding }: HeldReply): Promise<void> {
  const whole = Buffer.concat(chunks);
  const encoded = await encode(whole, acceptEncoding).catch(() => undefined);
  if (response.destroyed) return;
  const body = encoded?.body ?? whole;
  const coding = encoded && { 'content-encoding': encoded.coding };
  response.writeHead(status, { ...headers, ...coding, 'content-length': String(body.length) });
  response.end(body);
}
