import { GUARDED_PATHS } from '@pusula/contracts';
import type { RequestHandler } from 'express';

const answering =
  (lines: readonly string[]): RequestHandler =>
  (_request, response) =>
    void response
      .type('txt')
      .set('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);

/** What crawlers may fetch, and where the list of pages is. Calls stay open: a search engine that runs the scripts needs them as browsers do. */
export const robots = (origin: string): RequestHandler =>
  answering(['User-agent: *', ...GUARDED_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]);

/** Nothing at all: without the file crawlers would take everything for open. */
export const noRobots: RequestHandler = answering(['User-agent: *', 'Disallow: /']);
