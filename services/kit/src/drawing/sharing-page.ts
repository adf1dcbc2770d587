import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Language } from '@pusula/contracts';
import type { RawPage } from '../http/raw-page.ts';
import { createDrawnPictures } from './drawn-pictures.ts';

/** Somebody or something whose link shows a picture. */
export type SharingSubject = {
  /** All that the picture shows: another picture for every other value. */
  readonly shows: object;
  readonly draw: () => Promise<Buffer>;
};

type SharingPage = {
  /** The beginning of its addresses, of the contracts. */
  readonly path: `/${string}`;
  /** @param fresh past what a service keeps in memory @returns null for what visitors may not see */
  readonly find: (id: string, language: Language, fresh: boolean) => Promise<SharingSubject | null>;
};

/** Counted up when the drawing itself changes: pictures are kept for ever under their addresses. */
const DESIGN = 1;

const HEADERS = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

const versionOf = (shows: object): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, shows]))
    .digest('hex')
    .slice(0, 16);

/** Where the picture of a subject is, in a language. */
export const sharingAddress = (path: string, id: string, language: Language, shows: object): string =>
  `${path}${id}/${language}-${versionOf(shows)}.jpg`;

/** @param rest behind the page's path, such as `{id}/tr-{version}.jpg` */
function parse(rest: string): { id: string; language: Language } | undefined {
  const [, id, language] = /^([0-9a-z]{26})\/([a-z]{2})-[0-9a-f]{16}\.jpg$/.exec(rest) ?? [];
  const known = Language.safeParse(language);
  return id !== undefined && known.success ? { id, language: known.data } : undefined;
}

/** GET and HEAD of sharing pictures. An older version leads to today's; what visitors may not see is not there. Each request asks the database who may be seen. */
export function sharingPage({ path, find }: SharingPage): RawPage {
  const drawn = createDrawnPictures();

  async function current(asked: string) {
    const named = parse(asked.slice(path.length));
    if (!named) return null;
    const { id, language } = named;
    const found = async (fresh: boolean) => {
      const subject = await find(id, language, fresh);
      return subject && { ...subject, address: sharingAddress(path, id, language, subject.shows) };
    };
    const known = await found(false);
    // An old answer must not lead away from an address that is right by now.
    return known?.address === asked ? known : found(true);
  }

  return {
    path,
    handle: async (request, response) => {
      const asked = (request.url ?? '').split('?', 1)[0] ?? '';
      const subject = await current(asked);
      if (!subject) return notFound(response);
      const { address, draw } = subject;
      if (address !== asked) return void response.writeHead(302, { location: address, 'cache-control': 'no-store' }).end();
      send(request, response, await drawn.get(address, draw));
    },
  };
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end('Not found\n');
}

function send(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  response.writeHead(200, { ...HEADERS, 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}
