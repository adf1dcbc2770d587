import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RawPage, serverPageReader } from '@pusula/service-kit/http';
import { listPage } from './list-page.ts';
import type { KeptMessage, Mailbox } from './mailbox.ts';
import { messagePage } from './message-page.ts';

const PATH = '/dev/mailbox';
const MOST = 200;

/** The pages are ours; they frame the message, which is not, and may do nothing but show itself. */
const OWN =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The messages that stayed on this machine, where no SMTP server is configured: a list (as JSON for `accept: application/json`, newest first), one
 * message, and its HTML alone in a sandbox.
 */
export const serveMailbox = (mailbox: Mailbox, brand: string): RawPage => ({
  path: PATH,
  handle: async (request, response) => {
    const reader = serverPageReader(request.url ?? '', request.headers.cookie);
    const { path } = reader;
    const [id, part, ...more] = path.slice(PATH.length).split('/').filter(Boolean);
    if (id === undefined)
      return asksForJson(request)
        ? answerJson(mailbox, response)
        : sendHtml(response, OWN, listPage(await mailbox.list(MOST), reader, brand));
    const message = more.length === 0 ? await mailbox.find(id) : undefined;
    if (message && part === undefined) return sendHtml(response, OWN, messagePage(message, reader, brand));
    if (message && part === 'html') return sendHtml(response, FRAMED, inNewTabs(withPictures(message)));
    return send(response, 404, 'text/plain; charset=utf-8', OWN, 'Not found\n');
  },
});

/** Pages refuse to be framed, so a link followed in the frame would lead nowhere. */
const inNewTabs = (html: string) => html.replace('<head>', '<head><base target="_blank">');

const asksForJson = ({ headers }: IncomingMessage) => headers.accept?.includes('application/json') ?? false;

/** Pictures that came with the message, where a browser finds them: it knows no `cid:`. */
const withPictures = ({ html, pictures = [] }: KeptMessage) =>
  pictures.reduce((text, { cid, type, base64 }) => text.replaceAll(`cid:${cid}"`, `data:${type};base64,${base64}"`), html);

async function answerJson(mailbox: Mailbox, response: ServerResponse): Promise<void> {
  const said = (await mailbox.list(MOST)).map(({ to, subject, text, html, date }) => ({ to, subject, text, html, date }));
  return send(response, 200, 'application/json', OWN, JSON.stringify(said));
}

const sendHtml = (response: ServerResponse, policy: string, body: string) => send(response, 200, 'text/html; charset=utf-8', policy, body);

function send(response: ServerResponse, status: number, type: string, policy: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': policy === FRAMED ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
