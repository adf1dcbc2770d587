import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pageAt } from '@pusula/contracts';
import { type RequestHandler, Router } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import sirv from 'sirv';

export const REMOTES = ['public', 'account', 'admin'] as const;
export type FrontEnd = 'shell' | (typeof REMOTES)[number];

/** Where the front ends are: built in folders beside us, or served by deployments of their own. */
export type SiteSource =
  | { readonly kind: 'folders'; readonly folderOf: (name: FrontEnd) => string }
  | { readonly kind: 'origins'; readonly originOf: (name: FrontEnd) => string };

const HASHED = /\.[0-9a-f]{8,}\./;
const A_YEAR_SECONDS = 31_536_000;
const PROXY_TIMEOUT_MS = 5_000;

/** A file whose name carries its own hash never changes; everything else is asked for again. */
export const cacheControlOf = (path: string): string => (HASHED.test(path) ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache');

const folder = (path: string): RequestHandler =>
  sirv(path, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response: ServerResponse, pathname: string) => response.setHeader('cache-control', cacheControlOf(pathname)),
    ignores: ['/index.html', /\.map$/],
  });

const origin = (target: string): RequestHandler =>
  createProxyMiddleware({ target, changeOrigin: true, ws: false, proxyTimeout: PROXY_TIMEOUT_MS, timeout: PROXY_TIMEOUT_MS });

/** The shell's page, made this visit's own: the style nonce, and the language that the address asks for. */
export function personalisePage(html: string, nonce: string, language: string): string {
  return html
    .replace(/<html lang="[a-z]*"/, `<html lang="${language}"`)
    .replace(/<head>/, `<head><meta property="csp-nonce" nonce="${nonce}">`);
}

async function pageSource(source: SiteSource): Promise<() => Promise<string>> {
  if (source.kind === 'folders') {
    const html = readFileSync(join(source.folderOf('shell'), 'index.html'), 'utf8');
    return async () => html;
  }
  const address = new URL('/index.html', source.originOf('shell'));
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(PROXY_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the shell answered ${response.status}`);
    return response.text();
  };
}

/** Shell and remotes. An address that no page has answers the shell with 404, so that search engines do not keep it. */
export async function siteRouter(source: SiteSource): Promise<Router> {
  const router = Router();
  const filesOf = (name: FrontEnd) => (source.kind === 'folders' ? folder(source.folderOf(name)) : origin(source.originOf(name)));
  for (const name of REMOTES) router.use(`/remotes/${name}`, filesOf(name), (_request, response) => void response.sendStatus(404));

  const html = await pageSource(source);
  const page: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { page, language } = pageAt(request.path);
    response
      .status(page === 'unknown' ? 404 : 200)
      .set('cache-control', 'no-store')
      .type('html')
      .send(personalisePage(await html(), response.locals.nonce, language));
  };
  const isPage: RequestHandler = (request, response, next) => (/\.[a-z0-9]+$/i.test(request.path) ? next() : page(request, response, next));
  router.use(isPage, filesOf('shell'), (_request, response) => void response.sendStatus(404));
  return router;
}
