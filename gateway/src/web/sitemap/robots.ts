import { GUARDED_PATHS } from '@pusula/contracts';
import type { RequestHandler } from 'express';

/** What crawlers may fetch, and where the list of pages is. Calls stay open: a search engine that runs the scripts needs them as browsers do. */
export function robots(origin: string): RequestHandler {
  const lines = ['User-agent: *', ...GUARDED_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return (_request, response) => void response.type('txt').set('cache-control', 'public, max-age=3600').send(lines.join('\n'));
}
