import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { CallService } from '../api/service-caller.ts';
import type { SecurityReports } from '../security-log/security-log.ts';
import { publicKeySet } from '../tokens/keys.ts';
import type { Issuer } from '../tokens/token.ts';
import type { Brand } from './brand.ts';
import { docs } from './docs/docs.ts';
import type { SiteSource } from './front-ends.ts';
import { homePicture, landscapeOfHour } from './home-picture/home-picture.ts';
import { homeSun } from './home-picture/home-sun.ts';
import { readLandscapeIndex } from './home-picture/landscape-index.ts';
import { indexNowKey } from './index-now-key.ts';
import { answerPage } from './pages/answer-page.ts';
import { createPageFacts } from './pages/page-facts.ts';
import { readPageTexts } from './pages/page-texts.ts';
import { pictures } from './pictures.ts';
import { policyReports } from './policy-reports.ts';
import { preferences } from './preferences.ts';
import { configScript, type ProductConfig } from './product-config.ts';
import type { RenderedPages } from './rendering/rendered-pages.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { signinCallback } from './signin-callback/signin-callback.ts';
import { SiteAway, siteRouter } from './site.ts';
import { readOnce, readSiteJson } from './site-files.ts';
import { noRobots, robots } from './sitemap/robots.ts';
import { sitemapRouter } from './sitemap/sitemap.ts';
import { sendStarting } from './waiting-page.ts';
import { webManifest } from './web-manifest.ts';

export type WebOptions = {
  readonly brand: Brand;
  readonly productConfig: ProductConfig;
  readonly site: SiteSource;
  /** Our address as people type it. */
  readonly publicUrl: string;
  /** Search engines are meant to find this deployment: it has a sitemap, and crawlers may fetch its pages. */
  readonly listsPages: boolean;
  /** Call the services for what pages say of their subjects. */
  readonly profile: CallService;
  readonly catalog: CallService;
  /** Milliseconds that a page waits for them. */
  readonly patienceMs: number;
  readonly now: () => number;
  readonly security: SecurityOptions;
  /** Left out, browsers render. */
  readonly renderedPages?: RenderedPages | undefined;
  readonly issuer: Issuer;
  readonly profileUrl: string;
  readonly catalogUrl: string;
  /** The mail service's address when its mailbox may be read here. */
  readonly mailboxUrl: string | undefined;
  readonly homePictureUrl: string | undefined;
  readonly indexNowKey: string | undefined;
  readonly sitemapReadMs?: number | undefined;
  /** Shows the API's documentation. */
  readonly showDocs: boolean;
  readonly log: Log;
  /** Where violations of the content policy go, and forms that another site's page sends. */
  readonly reports: SecurityReports;
  /** Whether no page of another site sends a form. */
  readonly isOwnForm: (request: IncomingMessage) => boolean;
};

const toService = (target: string): RequestHandler =>
  createProxyMiddleware({ target, proxyTimeout: timeLimit(LIMITS.gatewayHopTimeoutMs) });

/** Everything but the calls: documentation, keys, pictures, shell and remotes. */
export function createWebApp(options: WebOptions): Express {
  const { brand, log } = options;
  const { origin } = new URL(options.publicUrl);
  const landscapes = readOnce(async () => readLandscapeIndex(await readSiteJson(options.site, 'public', 'landscapes/landscapes.json')));
  const pictured = { serviceUrl: options.homePictureUrl, index: landscapes, now: options.now };
  const pages = answerPage({
    facts: createPageFacts(options),
    texts: readOnce(() => readPageTexts(options.site)),
    site: { brand: brand.name, origin },
    brand,
    log,
  });
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(securityHeaders(options.security));

  if (options.showDocs) app.use(docs({ brand: brand.name, origin }));
  app.get(
    '/.well-known/jwks.json',
    (_request, response) => void response.set('cache-control', 'public, max-age=300').json(publicKeySet(options.issuer.keys)),
  );
  app.get('/config.js', configScript(options.productConfig));
  app.get('/manifest.webmanifest', webManifest(brand));
  app.get('/home-picture', homePicture(pictured));
  app.get('/home-sun', homeSun(pictured));
  app.use(signinCallback());
  app.use(policyReports(options.reports));
  app.use(preferences({ ...options, origin }));

  app.use(indexNowKey(options.indexNowKey));
  app.use(pictures(options));
  if (options.mailboxUrl) {
    const mailbox = toService(options.mailboxUrl);
    app.use((request, response, next) => (request.path.startsWith('/dev/mailbox') ? void mailbox(request, response, next) : next()));
  }
  app.get('/robots.txt', options.listsPages ? robots(origin) : noRobots);
  if (options.listsPages) app.use(sitemapRouter({ ...options, origin }));
  const { renderedPages, reports } = options;
  app.use(
    siteRouter({
      source: options.site,
      answerTo: pages,
      renderedPages,
      landscape: () => landscapeOfHour(pictured),
      addressOf: reports.addressOf,
    }),
  );
  app.use(lastResort(log, brand.name));
  return app;
}

const isRefusal = (error: unknown): error is { readonly status: number } => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** An error page without internals; the request id finds the log line. An address that cannot be read, such as `/%ff.js`, is its sender's mistake. */
function lastResort(log: Log, brandName: string): ErrorRequestHandler {
  const warnOfSite = repeatedWarning(log, 'no page can be shown: visitors are asked to wait');
  return (error, request, response, next) => {
    if (isRefusal(error) && !response.headersSent) return void response.sendStatus(error.status);
    if (error instanceof SiteAway && !response.headersSent) {
      warnOfSite(error);
      return sendStarting(response, true, brandName);
    }
    const requestId = randomUUID();
    log.error({ err: error, requestId, path: request.path }, 'a page failed');
    if (response.headersSent) return next(error);
    response.status(500).type('txt').send(`Bir şey ters gitti. Something went wrong. (${requestId})`);
  };
}
