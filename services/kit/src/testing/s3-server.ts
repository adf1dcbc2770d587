import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalServer, startLocalServer } from './local-server.ts';

/**
 * What a store may do wrong: refuse, ask to slow down, say something else than XML, refuse to delete single objects, take a request and never answer, send an
 * answer that never ends, hang up, or take a while for everything (which is no fault).
 */
export const S3_FAULTS = ['denied', 'busy', 'garbage', 'undeletable', 'silent', 'endless', 'hang-up'] as const;
export type S3Fault = (typeof S3_FAULTS)[number] | 'slow';

export type PlayS3Server = LocalServer & {
  readonly behave: (fault: S3Fault | null) => void;
  readonly objects: ReadonlyMap<string, Buffer>;
};

const SLOW_MS = 100;
const MOST_LISTED = 1_000;
const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>play</Message></Error>`;
const keysIn = (xml: string) => [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);

/** The four calls of the S3 API that services make, over HTTP and in memory, with faults on demand. */
export async function startPlayS3Server(): Promise<PlayS3Server> {
  const objects = new Map<string, Buffer>();
  let fault: S3Fault | null = null;

  const send = (response: ServerResponse, status: number, content: string | Buffer) => {
    response.writeHead(status, { 'content-type': typeof content === 'string' ? 'application/xml' : 'application/octet-stream' });
    if (fault === 'endless') response.write(content.length > 0 ? content.slice(0, 1) : ' ');
    else response.end(content);
  };
  const list = (prefix: string, after: string) =>
    `<?xml version="1.0"?><ListBucketResult>${[...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort()
      .slice(0, MOST_LISTED)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
      .join('')}</ListBucketResult>`;
  const removeAll = (keys: readonly string[]) => {
    if (fault === 'undeletable')
      return `<DeleteResult>${keys.map((key) => `<Error><Key>${key}</Key><Code>InternalError</Code></Error>`).join('')}</DeleteResult>`;
    for (const key of keys) objects.delete(key);
    return '<DeleteResult/>';
  };
  const answer = (method: string, { pathname, searchParams }: URL, body: Buffer, response: ServerResponse) => {
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    if (method === 'PUT') {
      objects.set(key, body);
      return send(response, 200, '');
    }
    if (method === 'POST' && searchParams.has('delete')) return send(response, 200, removeAll(keysIn(body.toString())));
    if (searchParams.has('list-type'))
      return send(response, 200, list(searchParams.get('prefix') ?? '', searchParams.get('start-after') ?? ''));
    const content = objects.get(key);
    return content ? send(response, 200, content) : send(response, 404, error('NoSuchKey'));
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    if (fault === 'silent') return;
    if (fault === 'hang-up') return void request.socket.destroy();
    if (fault === 'slow') await wait(SLOW_MS);
    if (fault === 'denied') return send(response, 403, error('AccessDenied'));
    if (fault === 'busy') return send(response, 503, error('SlowDown'));
    if (fault === 'garbage') return send(response, 500, 'Bad gateway');
    answer(request.method ?? '', new URL(request.url ?? '/', 'http://s3'), body, response);
  };
  const server = await startLocalServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  return {
    ...server,
    behave: (next) => {
      fault = next;
    },
    objects,
  };
}
