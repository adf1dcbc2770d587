import type { RequestHandler } from 'express';

/** Pages of one's own. Calls stay open: a search engine that runs the scripts needs them as browsers do. */
const CLOSED = ['/profile', '/coach-profile', '/admin/'];

/** What crawlers may fetch, and where the list of pages is. */
export function robots(origin: string): RequestHandler {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return (_request, response) => void response.type('txt').set('cache-control', 'public, max-age=3600').send(lines.join('\n'));
}
