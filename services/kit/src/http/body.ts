import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@pusula/contracts';
import { failure } from '../failure.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

export type BodyOptions = {
  /** The call takes an HTML form, and only that (`form` of its contract); left out, JSON. */
  readonly form?: boolean | undefined;
  /** How long a body may take, in milliseconds. */
  readonly slowMs?: number | undefined;
};

/**
 * The body of a request as text, JSON or a form as its call wants, never more of it than the call allows and never longer than 10 seconds waiting (S11).
 * @param maximum in bytes; a longer body is refused by its announced length, before any of it is read, or as soon as it outgrows the cap
 * @throws failure: UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, REQUEST_TIMEOUT, MALFORMED_JSON
 */
export async function readBody(request: IncomingMessage, maximum: number, options: BodyOptions = {}): Promise<string> {
  const { form, slowMs = LIMITS.slowBodyTimeoutMs } = options;
  const { headers } = request;
  const announced = headers['content-length'];
  if (announced === undefined && headers['transfer-encoding'] === undefined) return '';
  if (announced === '0') return '';
  if (Number(announced) > maximum) throw failure('PAYLOAD_TOO_LARGE');
  if (!(form ? FORM_TYPE : JSON_TYPE).test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    throw failure('UNSUPPORTED_MEDIA_TYPE');
  return decode(await collect(request, maximum, slowMs));
}

function collect(request: IncomingMessage, maximum: number, slowMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => end(() => reject(failure('REQUEST_TIMEOUT'))), slowMs);
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maximum) end(() => reject(failure('PAYLOAD_TOO_LARGE')));
      else chunks.push(chunk);
    };
    const onEnd = () => end(() => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
    const onGone = () => end(() => reject(failure('REQUEST_TIMEOUT')));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
      settle();
    };
    request.on('data', onData).once('end', onEnd).once('close', onGone).once('error', onGone);
  });
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
function decode(body: Buffer): string {
  try {
    return UTF8.decode(body);
  } catch (cause) {
    throw failure('MALFORMED_JSON', undefined, cause);
  }
}
