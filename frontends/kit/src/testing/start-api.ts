import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EndpointRoute } from '../api/index.ts';

export type ApiCall = {
  readonly route: string;
  readonly token: string | null;
  /** The body of a POST, the query of the others. */
  readonly input: Record<string, unknown>;
};
type Answer = {
  status?: number;
  body?: object;
  headers?: Record<string, string>;
  /** The reply comes in these chunks, and ends with the body. */
  chunks?: AsyncIterable<string> | Iterable<string>;
  /** It ends without: the connection is lost. */
  breaksOff?: boolean;
};
type Answers = Partial<Record<EndpointRoute, (call: ApiCall) => Answer | Promise<Answer>>>;

/** A real HTTP server for tests that answers calls of the contracts as told, and remembers them. What it is not told answers 404. */
export async function startApi(answers: Answers) {
  const calls: ApiCall[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    if (request.method === 'OPTIONS') return response.end();
    const call = await read(request);
    calls.push(call);
    const answer = (await answers[call.route as EndpointRoute]?.(call)) ?? { status: 404 };
    const { status = 200, body = { success: true }, headers = {}, chunks } = answer;
    if (chunks) return stream(response, { ...answer, chunks, body });
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    return response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/api`,
    calls,
    callsTo: (route: EndpointRoute) => calls.filter((call) => call.route === route),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function stream(
  response: ServerResponse,
  { chunks, body, breaksOff }: Required<Pick<Answer, 'chunks' | 'body'>> & Answer,
): Promise<void> {
  const send = (event: string, data: object) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for await (const text of chunks) send('chunk', { text });
  if (!breaksOff) send('reply', body);
  if (breaksOff) response.destroy();
  else response.end();
}

async function read(request: IncomingMessage): Promise<ApiCall> {
  const url = new URL(request.url ?? '/', 'http://test');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  return {
    route: `${request.method} ${url.pathname.replace(/^\/api/, '')}`,
    token: request.headers.authorization?.replace('Bearer ', '') ?? null,
    input: body ? (JSON.parse(body) as Record<string, unknown>) : Object.fromEntries(url.searchParams),
  };
}
