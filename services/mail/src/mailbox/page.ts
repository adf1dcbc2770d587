import { type Language, oncePerLanguage } from '@pusula/contracts';
import { serverPage, type serverPageReader } from '@pusula/service-kit/http';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type Reader = ReturnType<typeof serverPageReader>;

/** What only the mailbox looks like; tokens, faces and ground are those of the front ends (theme.css). */
const STYLE = `
main{max-width:880px;margin-inline:auto;padding:clamp(28px,5vw,64px) clamp(20px,5vw,48px) 96px}
h1{font:var(--t-h1);letter-spacing:var(--track-h1);overflow-wrap:anywhere}main.message h1{font:var(--t-h2);letter-spacing:var(--track-h2)}
.lead{margin-top:12px;color:var(--ink-2);max-width:var(--measure)}
.back{display:inline-flex;align-items:center;min-height:44px;margin-bottom:8px;font:var(--t-label)}
.list{margin-top:32px;border-top:1px solid var(--rule-2)}.list li{border-bottom:1px solid var(--rule)}
.list a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 24px;padding:16px 12px;margin-inline:-12px;text-decoration:none;border-radius:var(--r2)}.list a:hover{background:var(--hover)}
.list strong{font-weight:600;overflow-wrap:anywhere}.list span,time,dt{color:var(--ink-3);font:var(--t-small)}.list span{grid-column:1/-1;overflow-wrap:anywhere}time{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 20px;margin:20px 0 28px;font:var(--t-small)}dd{overflow-wrap:anywhere}dd time{color:inherit}
iframe{display:block;width:100%;height:max(560px,78vh);border:1px solid var(--rule);border-radius:var(--r3);background:var(--raised)}
details{margin-top:24px}summary{cursor:pointer;font:var(--t-label);padding:10px 0;width:fit-content}
pre{margin:8px 0 0;padding:16px;border-radius:var(--r2);background:var(--sunken);font:.875rem/1.6 ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{margin-top:32px;padding:32px 0;border-block:1px solid var(--rule-2)}.empty strong{display:block;font:var(--t-h3);margin-bottom:6px}
@media(max-width:520px){.list a{grid-template-columns:1fr}.list time{grid-row:3}dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:8px}iframe{width:calc(100% + 24px);margin-inline:-12px}}
`;

/** A page of the mailbox. React writes what it says, so that nothing a message says becomes markup. */
export const htmlPage = (reader: Reader, brand: string, title: string, kind: string, ...content: ReactNode[]): string =>
  serverPage({
    reader,
    brand,
    title,
    style: STYLE,
    content: renderToStaticMarkup(h('main', { id: 'main', tabIndex: -1, className: kind }, ...content)),
  });

const times = oncePerLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
export const timeOf = (date: string, language: Language) => h('time', { dateTime: date }, times(language).format(new Date(date)));
