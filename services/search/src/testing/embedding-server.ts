import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalServer, startLocalServer } from '@pusula/service-kit/testing';
import { fold } from '../analysis/fold.ts';
import { hash } from '../analysis/hashes.ts';
import { gramsOf, stemOf, WORD_START } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';

export type Behaviour =
  | 'well'
  /** No answer at all. */
  | 'hang'
  /** The connection breaks. */
  | 'disconnect'
  /** No JSON; JSON without vectors; one vector too few; vectors of mixed sizes; a null among the numbers; nothing but noughts. */
  | 'garbage'
  | 'nonsense'
  | 'too few'
  | 'mixed sizes'
  | 'no number'
  | 'zero'
  | { readonly slowMs: number }
  /** The connection breaks once so many texts were answered well. */
  | { readonly wellUntil: number }
  | { readonly status: number; readonly retryAfter?: string }
  /** Refuses requests that hold such a text, as models do whose limit it exceeds. */
  | { readonly refuses: string };

export type EmbeddingServer = LocalServer & {
  behaviour: Behaviour;
  /** How long its vectors are from now on. */
  dimension: number;
  /** The texts of each request, refused and failed ones included. */
  readonly asked: string[][];
  readonly headers: IncomingMessage['headers'][];
  /** The texts of requests that were answered well. */
  readonly embedded: string[];
};

/**
 * A server that speaks as much of the OpenAI API as embeddings need, with a model of its own: hashed stems and runs of letters, projected to so many numbers.
 * Texts that share words and parts of words are near each other, and the same text always gives the same vector.
 */
export async function startEmbeddingServer(port = 0): Promise<EmbeddingServer> {
  const { url, stop } = await startLocalServer((request, response) => void answer(request, response), port);
  const test: EmbeddingServer = {
    url: `${url}/v1`,
    behaviour: 'well',
    dimension: 256,
    asked: [],
    headers: [],
    embedded: [],
    stop,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
    test.asked.push(input);
    test.headers.push(request.headers);
    const { behaviour } = test;
    if (behaviour === 'hang') return;
    if (disconnects(behaviour, test.embedded.length)) return void response.destroy();
    if (typeof behaviour === 'object' && 'slowMs' in behaviour) await wait(behaviour.slowMs, undefined, { ref: false });
    if (isWell(behaviour)) test.embedded.push(...input);
    const { status, body, retryAfter } = replyTo(behaviour, input, test.dimension);
    response.writeHead(status, { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) }).end(body);
  }

  return test;
}

const isWell = (behaviour: Behaviour): boolean => behaviour === 'well' || (typeof behaviour === 'object' && 'wellUntil' in behaviour);
const disconnects = (behaviour: Behaviour, embedded: number): boolean =>
  behaviour === 'disconnect' || (typeof behaviour === 'object' && 'wellUntil' in behaviour && embedded >= behaviour.wellUntil);

type Reply = { readonly status: number; readonly body: string; readonly retryAfter?: string | undefined };

function replyTo(behaviour: Behaviour, input: readonly string[], dimension: number): Reply {
  const refusal = (status: number, retryAfter?: string): Reply => ({ status, body: '{"error":{"message":"no"}}', retryAfter });
  if (typeof behaviour === 'object' && 'status' in behaviour) return refusal(behaviour.status, behaviour.retryAfter);
  if (typeof behaviour === 'object' && 'refuses' in behaviour && input.some((text) => text.includes(behaviour.refuses)))
    return refusal(400);
  if (behaviour === 'garbage') return { status: 200, body: '{"data":[{"embed' };
  if (behaviour === 'nonsense') return { status: 200, body: '{"answer":42}' };
  const vectors = input.map((text) => embed(text, dimension));
  const data = spoilt(vectors, behaviour).map((embedding, index) => ({ object: 'embedding', index, embedding }));
  // In another order than asked for: the index says which is which.
  return { status: 200, body: JSON.stringify({ object: 'list', data: data.reverse(), model: 'test', usage: {} }) };
}

function spoilt(vectors: readonly number[][], behaviour: Behaviour): (readonly (number | null)[])[] {
  if (behaviour === 'too few') return vectors.slice(1);
  if (behaviour === 'mixed sizes') return vectors.map((vector, at) => (at === 0 ? vector.slice(1) : vector));
  if (behaviour === 'no number') return vectors.map((vector) => [null, ...vector.slice(1)]);
  if (behaviour === 'zero') return vectors.map((vector) => vector.map(() => 0));
  return [...vectors];
}

/** A word counts this much beside the runs of letters in it. */
const WORD_WEIGHT = 2;

function embed(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  const add = (feature: string, weight: number) => {
    const value = hash(feature);
    // Two places a feature, each with a sign of its own, so that what meets by accident cancels out more often than not.
    for (const part of [value, hash(`${feature}#`)]) (vector[part % dimension] as number) += (part & 0x1000 ? 1 : -1) * weight;
  };
  for (const word of splitWords(text)) {
    for (const stem of new Set([stemOf(word, 'tr'), stemOf(word, 'en')])) add(`s${stem}`, WORD_WEIGHT);
    for (const gram of gramsOf(WORD_START + fold(word))) add(`g${gram}`, 1);
  }
  add('any text', 0.1);
  return vector;
}
