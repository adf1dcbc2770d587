import { boundedFetch } from '@pusula/service-kit/http';
import OpenAI from 'openai';
import { type Embedder, EmbedderUnavailable, TextsRefused } from './embedder.ts';
import { readVectors } from './read-vectors.ts';

export type EmbedderOptions = {
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined;
  /** Of any server that speaks the OpenAI API; OpenAI's own when not set. */
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** How often a failed request is sent again: after 429, 5xx, time-outs and lost connections, with growing pauses or as Retry-After says. */
  readonly retries: number;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
};

const OPENAI_URL = 'https://api.openai.com/v1';
const TIMEOUT_MS = 20_000;
/** The library sits out a Retry-After of up to a minute by itself, each time. */
const LONGEST_PAUSE_MS = 60_000;
/** Of an answer: far more than the largest batch of the largest vectors takes, written out in decimals. */
const MOST_BYTES = 16 * 1024 * 1024;
const REFUSED = new Set([400, 413, 422]);

/** Embeds through OpenAI, or any server that speaks its API. */
export function openAiEmbedder({ apiKey, baseUrl, model, retries, timeoutMs = TIMEOUT_MS }: EmbedderOptions): Embedder {
  // Everything is set: the library would take what is not from variables that are meant for the model that refines texts.
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    timeout: timeoutMs,
    maxRetries: retries,
    fetch: boundedFetch(MOST_BYTES),
    // What it would say of a failed call is the error itself.
    logLevel: 'off',
  });
  /** The library's time ends with the first byte of each try; this one ends with the last of all. */
  const allTriesMs = (retries + 1) * timeoutMs + retries * LONGEST_PAUSE_MS;
  return {
    model,
    embed: async (texts, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(allTriesMs)]);
      try {
        const { data } = await client.embeddings.create({ model, input: [...texts], encoding_format: 'float' }, { signal: limit });
        return readVectors(data, texts.length);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof EmbedderUnavailable ? error : ofFailedCall(error);
      }
    },
  };
}

/** What may be logged of a failed call: its kind and status, never the texts that were sent. */
function ofFailedCall(error: unknown): Error {
  const { name = 'Error', status, headers } = error as { name?: string; status?: number; headers?: Headers };
  const what = `${name}${status === undefined ? '' : ` ${status}`}`;
  if (status !== undefined && REFUSED.has(status)) return new TextsRefused(`the model refuses a text: ${what}`);
  return new EmbedderUnavailable(`the model did not answer usably: ${what}`, pauseOf(headers?.get('retry-after')));
}

/** Retry-After in seconds or as a date, in milliseconds. */
function pauseOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const ms = Number.isNaN(Number(retryAfter)) ? Date.parse(retryAfter) - Date.now() : Number(retryAfter) * 1_000;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
