import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, startLocalServer } from '@pusula/service-kit/testing';

export type Answerer = (request: IncomingMessage, body: string, response: ServerResponse) => void;
export type Upstream = LocalServer & {
  readonly seen: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  answer: Answerer;
};

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
};

/** An HTTP server in the place of every front end's: it has the shell's page and nothing else. */
export const startSite = (shell: string): Promise<Upstream> =>
  startUpstream(({ url }, _body, response) => void response.writeHead(url === '/index.html' ? 200 : 404).end(shell));

/** The gateway's configuration for front ends that are served from elsewhere. */
export const siteAddresses = ({ url }: Upstream): Record<string, string> =>
  Object.fromEntries(['SHELL', 'PUBLIC', 'ACCOUNT', 'ADMIN'].map((name) => [`${name}_SITE_URL`, url]));

/** An HTTP server in a service's place, whose answers a test can change and which remembers what came. */
export async function startUpstream(answer: Answerer): Promise<Upstream> {
  const server = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      upstream.seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      upstream.answer(request, body, response);
    });
  });
  const upstream: Upstream = { ...server, seen: [], answer };
  return upstream;
}
