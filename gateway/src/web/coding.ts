import compression from 'compression';
import type { RequestHandler } from 'express';
import { isFile } from './site-files.ts';

/** Of the codings that a build lays beside its files. */
const CODINGS = ['br', 'gzip', 'identity'];

/**
 * The one coding that a request is answered in, for all who read its header after this: one that takes `*` for br and another that knows no `*` would have a file compressed anew
 * for each request.
 */
export const chooseCoding: RequestHandler = (request, _response, next) => {
  const chosen = request.acceptsEncodings(...CODINGS);
  request.headers['accept-encoding'] = chosen || 'identity';
  next();
};

/** Compresses what is made here for each request. Files were compressed when they were built: to do it again would cost a hundred times more than sending them. */
export const compressPages = (): RequestHandler =>
  compression({ filter: (request, response) => !isFile(request.originalUrl) && compression.filter(request, response) });
