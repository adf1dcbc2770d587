import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The design's tokens; no fonts are loaded, the page has to work on its own. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f6f2ea,#0b1d23);--raised:light-dark(#fdfbf6,#11282f);--ink:light-dark(#12323b,#f2ecdf);--ink-3:light-dark(#50676c,#98a9a8);
--rule:light-dark(#12323b24,#f2ecdf21);--rule-2:light-dark(#12323b52,#f2ecdf47);--hover:light-dark(#12323b0d,#f2ecdf12);--focus:light-dark(#0f6b7c,#f0b640);--saffron:light-dark(#e3a01c,#f0b640)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 Figtree,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:880px;margin:0 auto;padding:clamp(24px,6vw,64px) clamp(20px,5vw,48px)}
h1{margin:0;font:350 clamp(1.75rem,4vw,2.5rem)/1.15 Fraunces,"Iowan Old Style",Georgia,serif;letter-spacing:-.014em;overflow-wrap:anywhere}
h1::before{content:"";display:block;width:28px;height:3px;margin-bottom:16px;background:var(--saffron)}
p{margin:8px 0 0;color:var(--ink-3)}
a{color:inherit}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}
ul{list-style:none;margin:32px 0 0;padding:0;border-top:1px solid var(--rule-2)}
li{border-bottom:1px solid var(--rule)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:16px 0;text-decoration:none}
li a:hover{background:var(--hover)}
li strong{font-weight:600;overflow-wrap:anywhere}
li span,time,dt{color:var(--ink-3);font-size:.875rem}
time{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:24px 0;font-size:.875rem}
dt{font-size:inherit}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(860px,80vh);border:1px solid var(--rule);border-radius:6px;background:var(--raised)}
details{margin-top:24px}
summary{cursor:pointer;font-weight:600}
pre{padding:16px;border:1px solid var(--rule);border-radius:6px;background:var(--raised);font:400 .875rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
nav{margin-bottom:24px;font-size:.875rem}
@media (max-width:520px){li a{grid-template-columns:1fr}}
`;

/** A page of the mailbox. React writes it, so that nothing a message says becomes markup. */
export const htmlPage = (title: string, ...content: ReactNode[]): string =>
  `<!doctype html>${renderToStaticMarkup(
    h(
      'html',
      { lang: 'en' },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', null, title),
        h('style', null, STYLE),
      ),
      h('body', null, h('main', null, ...content)),
    ),
  )}`;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
export const timeOf = (date: string) => h('time', { dateTime: date }, TIME.format(new Date(date)));
