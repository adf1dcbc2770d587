import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LANGUAGE, type ErrorCode, LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';

/** What stands in for a page where nothing but the gateway is needed: whole in itself, in every language. */
export type BarePage = {
  readonly status: number;
  readonly errorMessage: ErrorCode;
  /** After which the page tries again by itself; left out, it shows the way home. */
  readonly seconds?: number;
  readonly title: string;
  readonly heading: string;
  readonly text: Localised<string>;
};

/** The page before it may have asked for a transition (frontends/kit/assets/early.js); browsers report it as an error of a page that does not ask for one, too. */
const NOTHING_COMES_ALONG =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition-old(*){display:none}' +
  '::view-transition-group(*),::view-transition-new(*){animation:none}';

const SEARCHING =
  'svg{animation:swing 1.6s cubic-bezier(.3,1.6,.45,1) infinite alternate}@keyframes swing{from{rotate:-38deg}to{rotate:38deg}}' +
  '@media (prefers-reduced-motion:reduce){svg{animation:none}}';
const HOME: Localised<string> = { tr: 'Ana sayfaya git', en: 'Go to the home page' };

/** Named where it is not that of the page. */
const langOf = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : ` lang="${language}"`);
const WAY_HOME = `<p>${LANGUAGES.map((language) => `<a href="/"${langOf(language)}>${HOME[language]}</a>`).join(' · ')}</p>`;

const htmlOf = ({ seconds, title, heading, text }: BarePage): string => `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`}
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:28px;background:light-dark(#f6f2ea,#0b1d23);color:light-dark(#12323b,#f2ecdf);font:400 1rem/1.6 system-ui,sans-serif;text-align:center;padding:24px}
h1{font:350 clamp(1.75rem,4vw,2.5rem)/1.15 Georgia,serif;letter-spacing:-.014em;margin:0}p{margin:6px 0 0;color:light-dark(#50676c,#98a9a8)}a{color:inherit}
svg{width:72px;height:72px}
${seconds === undefined ? '' : SEARCHING}
${NOTHING_COMES_ALONG}
</style></head>
<body><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1l4 11H8z" fill="light-dark(#e3a01c,#f0b640)"/><path d="M12 23l4-11H8z" fill="none" stroke="currentColor"/></svg>
<main role="status"><h1>${heading}</h1>${LANGUAGES.map((language) => `<p${langOf(language)}>${escapeHtml(text[language])}</p>`).join('')}${seconds === undefined ? WAY_HOME : ''}</main></body></html>`;

/** Whether somebody reads the answer, not a program. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

/** @param isPage left to programs, it is the code alone */
export function sendBarePage(response: ServerResponse, isPage: boolean, page: BarePage): void {
  const { status, errorMessage, seconds } = page;
  const body = isPage ? htmlOf(page) : JSON.stringify({ success: false, errorMessage });
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
}
