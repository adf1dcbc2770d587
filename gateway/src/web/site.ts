import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Landscape, pageAt, pageOwner, REMOTES, remoteAddress, remoteEntry } from '@pusula/contracts';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import { isFirstVisit, readPreferences, rememberLanguage } from '@pusula/service-kit/http';
import { type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { chooseFileCoding, sendText } from './coding.ts';
import { composePage } from './compose-page.ts';
import type { FrontEnd, SiteSource } from './front-ends.ts';
import { isReading } from './is-reading.ts';
import type { AnswerPage } from './pages/answer-page.ts';
import type { RenderedPages } from './rendering/rendered-pages.ts';
import { headersOfPart } from './security-headers.ts';
import { isFile } from './site-files.ts';

const HASHED = /\.[0-9a-f]{8,}\./;
const A_YEAR_SECONDS = 31_536_000;

/** A file whose name carries its own hash never changes; everything else is asked for again. */
export const cacheControlOf = (path: string): string => (HASHED.test(path) ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache');

/** Scripts of workers and pages keep the policy that they run by: neither carries a hash. */
const partOfPage: RequestHandler = (request, response, next) =>
  HASHED.test(request.path) ? headersOfPart(request, response, next) : next();

const folder = (path: string): RequestHandler =>
  compressedStatic(path, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      // The name asked for, not the compressed file's, decides how long it is kept.
      setHeaders: (response: ServerResponse, file: string) => response.setHeader('cache-control', cacheControlOf(file)),
    },
  });

// The middleware's `timeout` is left out: it is the visitor's connection that it would close, after as long without a request.
const origin = (target: string): RequestHandler =>
  createProxyMiddleware({
    target,
    changeOrigin: true,
    ws: false,
    proxyTimeout: TIME_LIMITS.webUpstream,
    on: {
      // Whoever serves files has no use for what tells who asks.
      proxyReq: (asked) => {
        for (const name of ['cookie', 'authorization']) asked.removeHeader(name);
      },
    },
  });

function pageSource(source: SiteSource): () => Promise<string> {
  if (source.kind === 'folders') {
    // Read at each visit: a rebuilt front end is served at once, and the file is small.
    const file = join(source.folderOf('shell'), 'index.html');
    return () => readFile(file, 'utf8');
  }
  const address = new URL('/index.html', source.originOf('shell'));
  let last: string | undefined;
  return async () => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMITS.webUpstream) });
      if (!response.ok) throw new Error(`the shell answered ${response.status}`);
      last = await response.text();
      return last;
    } catch (error) {
      // What it last was: the files that it names are in most browsers already.
      if (last !== undefined) return last;
      throw new SiteAway('the shell is away', { cause: error });
    }
  };
}

/** No page can be shown for a while; it is nobody's mistake. */
export class SiteAway extends Error {
  override readonly name = 'SiteAway';
}

export type SiteOptions = {
  readonly source: SiteSource;
  /** What a page's address answers. */
  readonly answerTo: AnswerPage;
  /** Left out, browsers render. */
  readonly renderedPages?: RenderedPages | undefined;
  /** What the home page shows, where it is known beforehand. */
  readonly landscape: () => Promise<Landscape | undefined>;
  readonly addressOf: (request: IncomingMessage) => string;
};

/** Shell and remotes. An address that no page has answers the shell with 404, so that search engines do not keep it. */
export function siteRouter({ source, answerTo, renderedPages = async () => null, landscape: ofHour, addressOf }: SiteOptions): Router {
  const router = Router();
  const filesOf = (name: FrontEnd) => (source.kind === 'folders' ? folder(source.folderOf(name)) : origin(source.originOf(name)));
  for (const name of REMOTES)
    router.use(remoteAddress(name), partOfPage, chooseFileCoding, filesOf(name), (_request, response) => void response.sendStatus(404));

  const html = pageSource(source);
  const page: RequestHandler = async (request, response, next) => {
    if (!isReading(request)) return next();
    const [, ...rest] = request.url.split('?');
    const query = rest.join('?');
    const parameters = new URLSearchParams(query);
    const { cookie } = request.headers;
    const preferences = readPreferences(cookie, request.path, parameters);
    const { remote, needs, atOnce = false } = pageOwner(request.path);
    const { page: opened } = pageAt(request.path);
    const isOpen = opened !== 'unknown' && needs === 'nobody';
    const landscape = opened === 'home' ? await ofHour() : undefined;
    const visit = { path: query ? `${request.path}?${query}` : request.path, ...preferences, landscape };
    const [answer, shell, rendered] = await Promise.all([
      answerTo(request.path, parameters, preferences.language),
      html(),
      isOpen ? renderedPages(visit, addressOf(request)) : null,
    ]);
    response.set('cache-control', 'no-store');
    if ('to' in answer) {
      const isSamePage = answer.status === 301 && query !== '';
      return response.redirect(answer.status, isSamePage ? `${answer.to}?${query}` : answer.to);
    }
    const { status, head } = answer;
    rememberLanguage(response, request.path);
    response.status(status);
    const { nonce } = response.locals;
    const about = { head, entry: remoteEntry(remote), isFirst: isFirstVisit(cookie), atOnce };
    await sendText(request, response.type('html'), composePage(shell, { ...visit, ...about, rendered, nonce }));
  };
  const isPage: RequestHandler = (request, response, next) => (isFile(request.path) ? next() : page(request, response, next));
  router.use(isPage, partOfPage, chooseFileCoding, filesOf('shell'), (_request, response) => void response.sendStatus(404));
  return router;
}
