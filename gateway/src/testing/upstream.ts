import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Account } from '@pusula/contracts';

export type Answerer = (request: IncomingMessage, body: string, response: ServerResponse) => void;
export type Upstream = {
  readonly url: string;
  readonly seen: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  answer: Answerer;
  readonly stop: () => void;
};

export const sendJson = (response: ServerResponse, status: number, body: object): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);
};

export const RIGHT_PASSWORD = 'Correct-Horse-1';
export const accountOf = (email: string): Account => ({
  id: '01k00000000000000000000000',
  email,
  userType: email.startsWith('admin') ? 'admin' : email.startsWith('coach') ? 'coach' : 'member',
  status: 'enabled',
  isVerified: !email.includes('unverified'),
  language: 'tr',
});

/** Plays the services behind the gateway: it knows one password and answers everything else with success. */
const playServices: Answerer = (request, body, response) => {
  if (request.url !== '/api/internal/verify-credentials') return sendJson(response, 200, { success: true, path: request.url });
  const { email, password } = JSON.parse(body);
  if (password === RIGHT_PASSWORD) sendJson(response, 200, { success: true, account: accountOf(email) });
  else sendJson(response, 401, { success: false, errorMessage: 'INVALID_CREDENTIALS' });
};

/** An HTTP server in a service's place, whose answers a test can change and which remembers what came. */
export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      upstream.seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
      upstream.answer(request, Buffer.concat(chunks).toString(), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: playServices,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return upstream;
}
