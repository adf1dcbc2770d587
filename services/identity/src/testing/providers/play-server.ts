import { startLocalServer } from '@pusula/service-kit/testing';

export type PlayRequest = { readonly method: string; readonly url: URL; readonly form: URLSearchParams };
export type PlayReply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };
export type PlayServer = { readonly origin: string; readonly stop: () => Promise<void> };

export const json = (body: unknown, status = 200): PlayReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const page = (body: string): PlayReply => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body });
export const goTo = (location: string): PlayReply => ({ status: 302, headers: { location } });

/** A server of the test's own that plays somebody else's. @param port of its own choice when left out */
export async function startPlayServer(answer: (request: PlayRequest) => PlayReply | Promise<PlayReply>, port = 0): Promise<PlayServer> {
  const { url: origin, stop } = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
      const reply = await answer({ method: request.method ?? 'GET', url, form });
      response.writeHead(reply.status ?? 200, { connection: 'close', ...reply.headers }).end(reply.body);
    });
  }, port);
  return { origin, stop };
}
