import { SERVER_LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import { failure } from '@pusula/service-kit/service';

/** Far above what any provider answers; far below what could hurt. */
const LONGEST_ANSWER = 256 * 1024;

/** One attempt, three seconds, no redirects: an answer from elsewhere is no answer of the provider's (S17). */
export type ProviderFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** @throws failure('SERVICE_UNAVAILABLE') when the provider cannot be reached, fails, or answers endlessly */
export const providerFetch: ProviderFetch = async (url, init = {}) => {
  const limit = AbortSignal.timeout(timeLimit(SERVER_LIMITS.providerTimeoutMs));
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
    const body = await readAtMost(response, LONGEST_ANSWER);
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`);
    return new Response(body, { status: response.status, headers: { 'content-type': response.headers.get('content-type') ?? '' } });
  } catch (cause) {
    throw failure('SERVICE_UNAVAILABLE', undefined, cause);
  }
};

/** @returns null for an answer without a body */
async function readAtMost({ body }: Response, maximum: number): Promise<Buffer<ArrayBuffer> | null> {
  if (!body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maximum) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A JSON answer, whatever it says. @throws failure('SERVICE_UNAVAILABLE') when it is none */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw failure('SERVICE_UNAVAILABLE', undefined, cause);
  }
}
