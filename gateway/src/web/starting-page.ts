import type { ServerResponse } from 'node:http';

const PAGE = `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="1">
<title>Pusula hazırlanıyor</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:28px;background:light-dark(#f6f2ea,#0b1d23);color:light-dark(#12323b,#f2ecdf);font:400 1rem/1.6 system-ui,sans-serif;text-align:center;padding:24px}
h1{font:350 clamp(1.75rem,4vw,2.5rem)/1.15 Georgia,serif;letter-spacing:-.014em;margin:0}p{margin:6px 0 0;color:light-dark(#50676c,#98a9a8)}
svg{width:72px;height:72px;animation:swing 1.6s cubic-bezier(.3,1.6,.45,1) infinite alternate}
@keyframes swing{from{rotate:-38deg}to{rotate:38deg}}
@media (prefers-reduced-motion:reduce){svg{animation:none}}
</style></head>
<body><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1l4 11H8z" fill="light-dark(#e3a01c,#f0b640)"/><path d="M12 23l4-11H8z" fill="none" stroke="currentColor"/></svg>
<main role="status"><h1>Yönünü buluyor</h1><p>Pusula birkaç saniye içinde burada.</p><p lang="en">Pusula will be here in a few seconds.</p></main></body></html>`;

/** What the address answers while the parts behind it come up: a page for people that tries again by itself, a code for programs. */
export function sendStarting(response: ServerResponse, wantsPage: boolean): void {
  const body = wantsPage ? PAGE : '{"success":false,"errorMessage":"SERVICE_UNAVAILABLE"}';
  response.writeHead(503, {
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
}
