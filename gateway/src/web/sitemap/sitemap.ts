import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CategoryNode, DEFAULT_LANGUAGE, getCategories } from '@pusula/contracts';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import type { Log } from '@pusula/service-kit/log';
import { type RequestHandler, type Response, Router } from 'express';
import type { CallService } from '../../api/service-caller.ts';
import { sendText } from '../coding.ts';
import { type CoachPart, coachesOf, coachParts } from './coach-parts.ts';
import { categoryPages, coachPage, STATIC_PAGES } from './listed-pages.ts';
import { pageEntries, sitemapIndex, URLSET_END, URLSET_START } from './sitemap-xml.ts';

export type SitemapOptions = {
  readonly profile: CallService;
  readonly catalog: CallService;
  readonly origin: string;
  readonly now: () => number;
  readonly log: Log;
  /** Milliseconds that a reader has for one part. */
  readonly sitemapReadMs?: number | undefined;
};

const KEPT_SECONDS = 3_600;
/** Search engines fetch one file after the other; more at once are somebody's mischief. */
const STREAMS_AT_ONCE = 4;
/** Some seconds are enough; whoever asks and does not read keeps nobody else from it for longer. */
const READ_MS = 60_000;
/** A few milliseconds of work, so that calls get their turn while a part is written. */
const COACHES_AT_ONCE = 200;
const RETRY_AFTER_SECONDS = 60;
const PAGES_PATH = '/sitemap/pages.xml';
const partPath = (number: number) => `/sitemap/coaches-${number}.xml`;

/**
 * /sitemap.xml, an index, and its parts. Where the coaches' parts begin is kept for an hour; the coaches themselves are read as they are sent.
 * A service that is away makes a crawler come back later.
 */
export function sitemapRouter({ profile, catalog, origin, now, log, sitemapReadMs = READ_MS }: SitemapOptions): Router {
  let kept: { readonly parts: Promise<CoachPart[]>; readonly until: number } | undefined;
  let streams = 0;

  const partsOfCoaches = (): Promise<CoachPart[]> => {
    if (kept && kept.until > now()) return kept.parts;
    const entry = { parts: coachParts(profile), until: now() + KEPT_SECONDS * 1_000 };
    kept = entry;
    entry.parts.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.parts;
  };
  const asXml = (response: Response): Response =>
    response.set({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${KEPT_SECONDS}` });
  const comeBackLater = (response: Response): void =>
    void response.set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }).sendStatus(503);
  const orLater =
    (serve: RequestHandler): RequestHandler =>
    async (request, response, next) => {
      try {
        await serve(request, response, next);
      } catch (error) {
        log.warn({ err: error }, 'the sitemap is not complete');
        if (response.headersSent) response.destroy();
        else comeBackLater(response);
      }
    };

  async function* coachEntries(part: CoachPart) {
    yield URLSET_START;
    for await (const coaches of coachesOf(profile, part)) {
      for (let from = 0; from < coaches.length; from += COACHES_AT_ONCE) {
        const some = coaches.slice(from, from + COACHES_AT_ONCE);
        yield some.map((coach) => pageEntries(coachPage(coach), origin)).join('');
      }
    }
    yield URLSET_END;
  }
  const categories = async (): Promise<readonly CategoryNode[]> => {
    const asked = { caller: { type: 'Public' }, signal: AbortSignal.timeout(TIME_LIMITS.webUpstream) } as const;
    return (await catalog(getCategories, { language: DEFAULT_LANGUAGE }, asked)).categories;
  };

  const router = Router();
  router.get(
    '/sitemap.xml',
    orLater(async (request, response) => {
      const coaches = (await partsOfCoaches()).map(({ changedAt }, place) => ({ path: partPath(place + 1), changedAt }));
      await sendText(request, asXml(response), sitemapIndex([{ path: PAGES_PATH }, ...coaches], origin));
    }),
  );
  router.get(
    PAGES_PATH,
    orLater(async (request, response) => {
      const pages = [...STATIC_PAGES, ...categoryPages(await categories())];
      const entries = pages.map((page) => pageEntries(page, origin)).join('');
      await sendText(request, asXml(response), URLSET_START + entries + URLSET_END);
    }),
  );
  router.get(
    /^\/sitemap\/coaches-([1-9]\d{0,4})\.xml$/,
    orLater(async (request, response, next) => {
      const part = (await partsOfCoaches())[Number(request.params[0]) - 1];
      if (!part) return next();
      if (request.method === 'HEAD') return void asXml(response).end();
      if (streams === STREAMS_AT_ONCE) return comeBackLater(response);
      streams += 1;
      try {
        const isZipped = request.acceptsEncodings('gzip') !== false;
        asXml(response).vary('accept-encoding');
        if (isZipped) response.set('content-encoding', 'gzip');
        const entries = Readable.from(coachEntries(part), { highWaterMark: 1 });
        const inTime = { signal: AbortSignal.timeout(sitemapReadMs) };
        await (isZipped ? pipeline(entries, createGzip(), response, inTime) : pipeline(entries, response, inTime));
      } finally {
        streams -= 1;
      }
    }),
  );
  return router;
}
