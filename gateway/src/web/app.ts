import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { publicKeySet } from '../tokens/keys.ts';
import type { Issuer } from '../tokens/token.ts';
import { type Brand, brandConfig, webManifest } from './brand-config.ts';
import { docsPage } from './docs-page.ts';
import { homePicture, readLandscapeIndex } from './home-picture.ts';
import { openApi } from './openapi.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { signinCallback } from './signin-callback/signin-callback.ts';
import { type SiteSource, siteRouter } from './site.ts';

export type WebParts = {
  readonly brand: Brand;
  readonly site: SiteSource;
  readonly security: SecurityOptions;
  readonly issuer: Issuer;
  readonly profileUrl: string;
  /** The mail service's address when its mailbox may be read here. */
  readonly mailboxUrl: string | undefined;
  readonly homePictureUrl: string | undefined;
  readonly log: Log;
};

const toService = (target: string): RequestHandler =>
  createProxyMiddleware({ target, proxyTimeout: LIMITS.gatewayHopTimeoutMs, timeout: LIMITS.gatewayHopTimeoutMs });

function landscapeIndex(site: SiteSource) {
  const read = async () => {
    if (site.kind === 'folders') return JSON.parse(await readFile(join(site.folderOf('public'), 'landscapes/landscapes.json'), 'utf8'));
    const response = await fetch(new URL('/landscapes/landscapes.json', site.originOf('public')), {
      signal: AbortSignal.timeout(LIMITS.gatewayHopTimeoutMs),
    });
    return response.json();
  };
  let index: Promise<ReturnType<typeof readLandscapeIndex>> | undefined;
  return () => {
    index ??= read()
      .then(readLandscapeIndex)
      .catch((error: unknown) => {
        index = undefined;
        throw error;
      });
    return index;
  };
}

/** Everything but the calls: documentation, keys, pictures, shell and remotes. */
export function createWebApp(parts: WebParts): Express {
  const { brand, log } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(securityHeaders(parts.security));

  const description = openApi(brand.name);
  app.get('/openapi.json', (_request, response) => void response.json(description));
  app.get('/docs', (_request, response) => void response.type('html').send(docsPage(brand.name, response.locals.nonce)));
  app.get(
    '/.well-known/jwks.json',
    (_request, response) => void response.set('cache-control', 'public, max-age=300').json(publicKeySet(parts.issuer.keys)),
  );
  app.get('/config.js', brandConfig(brand));
  app.get('/manifest.webmanifest', webManifest(brand));
  app.get('/home-picture', homePicture(parts.homePictureUrl, landscapeIndex(parts.site)));
  app.use(signinCallback());

  const pictures = toService(parts.profileUrl);
  app.use((request, response, next) => (request.path.startsWith('/pictures/') ? void pictures(request, response, next) : next()));
  if (parts.mailboxUrl) {
    const mailbox = toService(parts.mailboxUrl);
    app.use((request, response, next) => (request.path.startsWith('/dev/mailbox') ? void mailbox(request, response, next) : next()));
  }
  app.use(siteRouter(parts.site));
  app.use(lastResort(log));
  return app;
}

/** An error page without internals; the request id finds the log line. */
const lastResort =
  (log: Log): ErrorRequestHandler =>
  (error, request, response, next) => {
    const requestId = randomUUID();
    log.error({ err: error, requestId, path: request.path }, 'a page failed');
    if (response.headersSent) return next(error);
    response.status(500).type('txt').send(`Bir şey ters gitti. Something went wrong. (${requestId})`);
  };
