import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';

type Waiting = {
  readonly status: 429 | 503;
  readonly errorMessage: ErrorCode;
  /** After which the page tries again by itself. */
  readonly seconds: number;
  readonly title: string;
  readonly heading: string;
  readonly tr: string;
  readonly en: string;
};

/** The page before it may have asked for a transition (frontends/kit/assets/early.js); browsers report it as an error of a page that does not ask for one, too. */
const NOTHING_COMES_ALONG =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition-old(*){display:none}' +
  '::view-transition-group(*),::view-transition-new(*){animation:none}';

const pageOf = ({ seconds, title, heading, tr, en }: Waiting): string => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${seconds}">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:28px;background:light-dark(#f6f2ea,#0b1d23);color:light-dark(#12323b,#f2ecdf);font:400 1rem/1.6 system-ui,sans-serif;text-align:center;padding:24px}
h1{font:350 clamp(1.75rem,4vw,2.5rem)/1.15 Georgia,serif;letter-spacing:-.014em;margin:0}p{margin:6px 0 0;color:light-dark(#50676c,#98a9a8)}
svg{width:72px;height:72px;animation:swing 1.6s cubic-bezier(.3,1.6,.45,1) infinite alternate}
@keyframes swing{from{rotate:-38deg}to{rotate:38deg}}
@media (prefers-reduced-motion:reduce){svg{animation:none}}
${NOTHING_COMES_ALONG}
</style></head>
<body><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1l4 11H8z" fill="light-dark(#e3a01c,#f0b640)"/><path d="M12 23l4-11H8z" fill="none" stroke="currentColor"/></svg>
<main role="status"><h1>${heading}</h1><p>${escapeHtml(tr)}</p><p lang="en">${escapeHtml(en)}</p></main></body></html>`;

/** Whether somebody reads the answer, not a program. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

/** What the address answers while the parts behind it come up: a page for people that tries again by itself, a code for programs. */
export const sendStarting = (response: ServerResponse, isPage: boolean, brandName: string): void =>
  sendWaiting(response, isPage, {
    status: 503,
    errorMessage: 'SERVICE_UNAVAILABLE',
    seconds: 1,
    title: `${brandName} hazırlanıyor`,
    heading: 'Yönünü buluyor',
    tr: `${brandName} birkaç saniye içinde burada.`,
    en: `${brandName} will be here in a few seconds.`,
  });

/** What an address is answered from which more is asked for than people ask for. */
export const sendTooManyPages = (response: ServerResponse, isPage: boolean, seconds: number): void =>
  sendWaiting(response, isPage, {
    status: 429,
    errorMessage: 'TOO_MANY_REQUESTS',
    seconds,
    title: 'Biraz bekleyin',
    heading: 'Biraz soluklanalım',
    tr: 'Bağlantınızdan kısa sürede çok fazla istek geldi. Sayfa birazdan kendiliğinden açılacak.',
    en: 'Too many requests came from your connection. The page will open by itself in a moment.',
  });

function sendWaiting(response: ServerResponse, isPage: boolean, waiting: Waiting): void {
  const { status, errorMessage, seconds } = waiting;
  const body = isPage ? pageOf(waiting) : JSON.stringify({ success: false, errorMessage });
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
}
