import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { acceptedCoding } from '../coding/accepted-coding.ts';
import { encode } from '../coding/encode.ts';

/** What a build lays beside its files, smallest first. */
const OF_FILES = ['br', 'gzip'] as const;

/**
 * Names the one coding that a file is sent in to all who read the header after this: one that takes `*` for br and another that knows no `*` would each choose for
 * themselves, and both would rather take the first that a browser lists, gzip, than the smallest.
 */
export const chooseFileCoding: RequestHandler = (request, _response, next) => {
  const headers: IncomingHttpHeaders = request.headers;
  headers['accept-encoding'] = acceptedCoding(headers['accept-encoding'], OF_FILES) ?? 'identity';
  next();
};

/** Sends a page, or another text whose type is set, compressed for whoever takes it so. */
export async function sendText(request: Request, response: Response, text: string): Promise<void> {
  response.vary('accept-encoding');
  const encoded = request.method === 'HEAD' ? undefined : await encode(Buffer.from(text), request.headers['accept-encoding']);
  if (encoded) response.set('content-encoding', encoded.coding);
  response.send(encoded?.body ?? text);
}
