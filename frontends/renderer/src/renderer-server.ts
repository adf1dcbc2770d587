import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LIMITS, PageRequest } from '@pusula/contracts';
import type { RenderPage } from './load-renderer.ts';

/** A page with all its replies is a few hundred kilobytes at the most. */
const BODY_BYTES = 4_000_000;
/** Rendering keeps the processor busy: what comes beyond that is better shown by browsers. */
const AT_ONCE = 16;
const HEADERS_TIMEOUT_MS = 5_000;
/** Longer than the gateway keeps its connections. */
const KEEP_ALIVE_MS = 65_000;

type RendererServerOptions = {
  readonly render: RenderPage;
  readonly onFailure: (error: unknown, path: string) => void;
};

/** Serves `POST /render` to gateways, and its health. It calls nobody and keeps nothing. */
export function createRendererServer({ render, onFailure }: RendererServerOptions): Server {
  let underWay = 0;
  const renderFor = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const parsed = PageRequest.safeParse(body);
    if (!parsed.success) return answer(response, 400, { errorMessage: 'VALIDATION_FAILED' });
    if (underWay >= AT_ONCE) return answer(response, 503, { errorMessage: 'SERVICE_UNAVAILABLE' });
    underWay += 1;
    // How long is the gateway's to say: it hangs up when nobody waits for the page any more.
    const hungUp = new AbortController();
    response.once('close', () => hungUp.abort());
    try {
      answer(response, 200, await render(parsed.data, hungUp.signal));
    } catch (error) {
      onFailure(error, parsed.data.path.split('?', 1)[0] ?? '');
      answer(response, 500, { errorMessage: 'UNEXPECTED_ERROR' });
    } finally {
      underWay -= 1;
    }
  };
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/render') renderFor(request, response).catch(() => answer(response, 400, {}));
    else if (request.url === '/health/live' || request.url === '/health/ready') answer(response, 200, { status: 'ok' });
    else answer(response, 404, {});
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = LIMITS.slowBodyTimeoutMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** @throws when it is too large, broken off or no JSON */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
