import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** What a build lays beside its files, smallest first. */
const OF_FILES = ['br', 'gzip', 'identity'];

/**
 * Names the one coding that a file is sent in to all who read the header after this: one that takes `*` for br and another that knows no `*` would each choose for
 * themselves.
 */
export const chooseFileCoding: RequestHandler = (request, _response, next) => {
  const headers: IncomingHttpHeaders = request.headers;
  headers['accept-encoding'] = request.acceptsEncodings(...OF_FILES) || 'identity';
  next();
};

const compress = promisify(gzip);
/** A page takes some milliseconds of one of the process's four threads, in which much else waits; what comes beyond these goes out as it is. */
const AT_ONCE = 16;
let underWay = 0;

/** Sends a page compressed, for whoever takes it so. Gzip: as small as brotli is in twice the time. */
export async function sendPage(request: Request, response: Response, html: string): Promise<void> {
  response.type('html').vary('accept-encoding');
  if (request.method === 'HEAD' || underWay >= AT_ONCE || request.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    response.send(html);
    return;
  }
  underWay++;
  const body = await compress(html).finally(() => underWay--);
  response.set('content-encoding', 'gzip').send(body);
}
