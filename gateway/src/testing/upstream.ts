import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answerer = (request: IncomingMessage, body: string, response: ServerResponse) => void;
export type Upstream = {
  readonly url: string;
  readonly seen: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  answer: Answerer;
  readonly stop: () => void;
};

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
};

/** An HTTP server in a service's place, whose answers a test can change and which remembers what came. */
export async function startUpstream(answer: Answerer): Promise<Upstream> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      upstream.seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      upstream.answer(request, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return upstream;
}
