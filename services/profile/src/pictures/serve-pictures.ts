import type { RawPage } from '@pusula/service-kit/http';
import { PICTURES_PATH, type PictureFormat, parseRendition, renditionKey } from './address.ts';
import type { PictureStore } from './picture-store.ts';
import { readNearest } from './read-nearest.ts';

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** A name is never used for two pictures, so what was sent is good for ever. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** GET and HEAD /pictures/{name}/{width}.{avif|webp|jpg}, also on the condition that it is not known yet. A width above that of a small source answers the largest there is. */
export const servePictures = (pictures: PictureStore): RawPage => ({
  path: PICTURES_PATH,
  handle: async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const asked = parseRendition(path.slice(PICTURES_PATH.length));
    const content = asked && (await readNearest(pictures, asked));
    if (!content) {
      response.writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      response.end('Not found\n');
      return;
    }
    const etag = `"${renditionKey(asked)}"`;
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...HEADERS, etag }).end();
      return;
    }
    response.writeHead(200, { ...HEADERS, etag, 'content-type': TYPES[asked.format], 'content-length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
  },
});

/** What is under a name never changes, so the name is its own mark; a picture that is gone answers 404 whatever somebody knows. */
const isKnown = (condition: string | undefined, etag: string): boolean =>
  (condition ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
