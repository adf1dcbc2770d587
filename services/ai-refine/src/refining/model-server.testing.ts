import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalServer, startLocalServer } from '@pusula/service-kit/testing';

type Message = { readonly role: string; readonly content: string };
type Asked = { readonly messages: readonly Message[]; readonly max_tokens: number; readonly stream: boolean };
type Fault =
  /** Silence from the start, or after the first words. */
  | 'hang'
  | 'stall'
  /** Events that are no JSON, JSON that is no completion, a connection that breaks, a line that never ends. */
  | 'garbage'
  | 'nonsense'
  | 'disconnect'
  | 'endless';
type Answer = {
  readonly say: string | Iterable<string>;
  readonly finish?: string;
  /** Between two chunks, in milliseconds. */
  readonly pauseMs?: number;
  /** What comes after the first chunk waits for this. */
  readonly restAfter?: Promise<void>;
};
export type Behaviour = Answer | { readonly status: number } | Fault;

export type TestModelServer = LocalServer & {
  behaviour: Behaviour;
  readonly asked: Asked[];
  /** Answers that were given up before their end. */
  hangUps: number;
};

const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const chunkOf = (content: string, finish_reason: string | null = null) =>
  eventOf({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: finish_reason ? {} : { content }, finish_reason }] });

/** A server that speaks as much of the OpenAI API as one streamed completion needs. */
export async function startModelServer(): Promise<TestModelServer> {
  const { url, stop } = await startLocalServer((request, response) => void answer(request, response));
  const test: TestModelServer = {
    url: `${url}/v1`,
    behaviour: { say: 'ok' },
    asked: [],
    hangUps: 0,
    stop,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    test.asked.push(JSON.parse(Buffer.concat(chunks).toString()) as Asked);
    response.on('close', () => {
      if (!response.writableFinished) test.hangUps += 1;
    });
    const { behaviour } = test;
    if (behaviour === 'hang') return;
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      response.writeHead(behaviour.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (typeof behaviour === 'string') await fail(behaviour, response);
    else await say(behaviour, response);
  }

  return test;
}

async function say({ say: words, finish = 'stop', pauseMs = 0, restAfter }: Answer, response: ServerResponse): Promise<void> {
  for (const chunk of typeof words === 'string' ? [words] : words) {
    response.write(chunkOf(chunk));
    if (pauseMs > 0) await wait(pauseMs);
    await restAfter;
    if (response.destroyed) return;
  }
  response.end(`${chunkOf('', finish)}data: [DONE]\n\n`);
}

async function fail(fault: Fault, response: ServerResponse): Promise<void> {
  response.write(chunkOf('Bir iki '));
  if (fault === 'garbage') response.end('data: {"choices":[\n\nno event at all\n\n');
  if (fault === 'nonsense') response.end(`${eventOf({ answer: 42 })}data: [DONE]\n\n`);
  if (fault === 'disconnect') setImmediate(() => response.destroy());
  if (fault === 'endless') await pipeline(Readable.from(withoutEnd()), response).catch(() => undefined);
}

function* withoutEnd(): Generator<string> {
  for (;;) yield 'x'.repeat(100_000);
}
