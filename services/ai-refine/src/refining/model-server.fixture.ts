import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { readonly messages: readonly { readonly role: string; readonly content: string }[]; readonly max_tokens: number };
/** How the server behaves: an answer, a status, silence, or an answer that begins and never ends. */
export type Behaviour = { readonly say: string; readonly finish?: string } | { readonly status: number } | 'hang' | 'stall';

export type TestModelServer = { readonly url: string; behaviour: Behaviour; readonly asked: Asked[]; readonly stop: () => Promise<void> };

/** A server that speaks as much of the OpenAI API as one completion needs. */
export async function startModelServer(): Promise<TestModelServer> {
  const server = createServer((request, response) => void answer(request, response));
  const test: TestModelServer = {
    url: '',
    behaviour: { say: 'ok' },
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    test.asked.push(JSON.parse(Buffer.concat(chunks).toString()) as Asked);
    const { behaviour } = test;
    if (behaviour === 'hang') return;
    if (behaviour === 'stall') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[');
      return;
    }
    if ('status' in behaviour) {
      response.writeHead(behaviour.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
      return;
    }
    const choice = { index: 0, finish_reason: behaviour.finish ?? 'stop', message: { role: 'assistant', content: behaviour.say } };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'c', object: 'chat.completion', choices: [choice] }));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(test, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}
