import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Action, Block, Brand, EmailContent, Link } from './email.ts';
import { MARK_ADDRESS, MARK_SIZE } from './mark.ts';
import { FOR_OUTLOOK, RULE, STYLE, STYLE_SHEET } from './styles.ts';

/** Pure: the email as an HTML document. React writes it, so that every word of an email is text and never markup (S18). */
export const htmlDocument = (email: EmailContent, brand: Brand): string =>
  `<!doctype html>${renderToStaticMarkup(page(email, brand)).replace('</head>', `${FOR_OUTLOOK}</head>`)}`;

const page = (email: EmailContent, brand: Brand) =>
  h(
    'html',
    { lang: email.language, dir: 'ltr' },
    head(email.subject),
    h('body', { className: 'paper ink', style: STYLE.page }, preview(email.preview), sheet(email, brand)),
  );

const head = (title: string) =>
  h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no,url=no' }),
    h('title', null, title),
    h('style', null, STYLE_SHEET),
  );

/** The filler keeps inboxes from showing the beginning of the email behind the preview. */
const preview = (text: string) => h('div', { style: STYLE.preview, 'aria-hidden': true }, text, '\u00a0\u200c'.repeat(80));

/** A table that only lays out: mail programs differ least in tables. */
const layout = (props: Record<string, unknown>, ...rows: ReactNode[]) =>
  h('table', { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, width: '100%', ...props }, h('tbody', null, ...rows));
const row = (props: Record<string, unknown>, ...content: ReactNode[]) => h('tr', null, h('td', props, ...content));
const padded = (padding: string) => ({ className: 'pad', style: { padding } });

const sheet = (email: EmailContent, brand: Brand) =>
  layout(
    { className: 'paper', style: STYLE.outer },
    row(
      { align: 'center', style: { padding: '32px 12px' } },
      layout(
        { className: 'raised sheet', style: STYLE.sheet },
        row(padded('36px 44px 0'), letterhead(brand)),
        row(padded('36px 44px 0'), h('h1', { className: 'ink heading', style: STYLE.heading }, email.heading), ...email.body.map(block)),
        row(padded('30px 44px 40px'), ...closing(email)),
        row(padded('0 44px 32px'), footer(email)),
      ),
    ),
  );

/** Of low priority, or React writes a link that preloads it. */
const mark = h('img', {
  src: MARK_ADDRESS,
  width: MARK_SIZE,
  height: MARK_SIZE,
  alt: '',
  style: STYLE.mark,
  fetchPriority: 'low',
});
/** The name stands beside the mark, which is therefore nothing to read out, and nothing to miss where pictures are off. */
const letterhead = ({ name }: Brand) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { width: MARK_SIZE, style: STYLE.markCell }, mark), h('td', { className: 'ink', style: STYLE.brand }, name)),
    ),
  );

const block = (said: Block, place: number) =>
  typeof said === 'string'
    ? h('p', { key: place, className: 'ink', style: STYLE.paragraph }, said)
    : h(
        'ul',
        { key: place, className: 'ink', style: STYLE.list },
        ...said.map((point) => h('li', { key: point, style: STYLE.point }, point)),
      );

/** What there is to do, and what to know about it. */
const closing = ({ action, alternative, notes }: EmailContent) => [
  action && button(action),
  alternative && otherWay(alternative, action !== undefined),
  ...notes.map((note) => h('p', { key: note, className: 'ink-2', style: STYLE.note }, note)),
  action?.fallback && writtenOut(action.fallback, action.href),
];

/** The colour lies on the cell, so that programs which ignore padding on links still show a button. */
const button = ({ label, href }: Action) =>
  layout(
    { key: href, width: undefined, style: STYLE.buttonTable },
    row({ className: 'act', style: STYLE.button }, h('a', { href, className: 'on-act', style: STYLE.buttonLink }, label)),
  );

const otherWay = ({ label, href }: Link, belowButton: boolean) =>
  h(
    'p',
    { key: href, style: { ...STYLE.alternative, marginTop: belowButton ? 16 : 0 } },
    h('a', { href, className: 'ink', style: STYLE.alternativeLink }, label),
  );

const writtenOut = (sentence: string, href: string) =>
  h(
    'p',
    { key: sentence, className: 'quiet', style: STYLE.writtenOut },
    sentence,
    h('br'),
    h('a', { href, className: 'quiet', style: { ...STYLE.footerLink, wordBreak: 'break-all' } }, href),
  );

const footer = ({ reason, footerLinks }: EmailContent) =>
  layout(
    {},
    row(
      { className: 'rule', style: { borderTop: RULE, paddingTop: 20 } },
      h('p', { className: 'quiet', style: STYLE.footer }, reason),
      h(
        'p',
        { className: 'quiet', style: { ...STYLE.footer, marginTop: 8 } },
        ...footerLinks.flatMap(({ label, href }, place) => [
          place > 0 ? ' · ' : null,
          h('a', { key: href, href, className: 'quiet', style: STYLE.footerLink }, label),
        ]),
      ),
    ),
  );
