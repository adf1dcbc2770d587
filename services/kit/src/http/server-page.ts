import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { escapeHtml } from './escape-html.ts';
import { type Preferences, readPreferences } from './preferences.ts';

/** Who reads a page, and how its links go on in the same language. */
export type PageReader = Preferences & {
  readonly path: string;
  readonly query: URLSearchParams;
  /** An address of ours in the reader's language, where the page's own address named it. */
  readonly href: (path: string) => string;
};

/** What a page that a server writes by itself was asked for with. `?language=en` comes before the reader's choice: such pages run no script that could store one. */
export function serverPageReader(address: string, cookies: string | undefined): PageReader {
  const [path = '/', words] = address.split('?', 2);
  const query = new URLSearchParams(words);
  const named = query.get('language');
  const preferences = readPreferences(cookies, path, query);
  const isNamed = isLanguage(named);
  return {
    ...preferences,
    language: isNamed ? named : preferences.language,
    path,
    query,
    href: (to) => (isNamed ? `${to}?language=${named}` : to),
  };
}

export type ServerPage = {
  readonly reader: PageReader;
  readonly brand: string;
  readonly title: string;
  /** What only this page looks like. */
  readonly style: string;
  /** Of this reply's style policy; left out where the policy allows styles without one. */
  readonly nonce?: string;
  /** Addresses of its scripts. */
  readonly scripts?: readonly string[];
  /** HTML, written by whoever escapes what is not ours. */
  readonly content: string;
};

const CHROME: Localised<{ readonly home: (brand: string) => string; readonly language: string; readonly skip: string }> = {
  tr: { home: (brand) => `${brand} ana sayfası`, language: 'Dil', skip: 'İçeriğe geç' },
  en: { home: (brand) => `${brand} home page`, language: 'Language', skip: 'Skip to content' },
};

/** The mark of frontends/kit/src/ui/Mark.tsx. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="11.3" fill="none" stroke="currentColor" stroke-width="1.7" stroke-dasharray="27.3 8.2" stroke-dashoffset="-21.85"/><path d="M5.6 16 16 14.1 26.4 16 16 17.9Z" fill="currentColor"/><path d="M16 31.6 12.9 16h6.2Z" fill="currentColor"/><path d="M16 .4 19.1 16h-6.2Z" fill="var(--saffron)"/></svg>';

const STYLE = `
.skip{position:absolute;left:var(--gutter);top:8px;padding:8px 16px;background:var(--act);color:var(--on-act);border-radius:var(--r2);z-index:2}.skip:not(:focus){clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.bar{display:flex;align-items:center;justify-content:space-between;gap:16px;height:var(--header);padding-inline:max(var(--gutter),calc((100% - var(--page))/2));border-bottom:1px solid var(--rule)}
.logo{display:inline-flex;align-items:center;gap:10px;min-height:44px;font:440 1.5rem/1 var(--serif);letter-spacing:-.015em;text-decoration:none}.logo svg{flex:none;margin-left:-2px}
.languages{display:flex;font:var(--t-label)}.languages a{display:flex;align-items:center;min-height:44px;padding-inline:12px;text-decoration:none;color:var(--ink-2)}.languages li:last-child a{margin-right:-12px}
.languages a:hover span{text-decoration:underline;text-underline-offset:.22em}.languages [aria-current] span{color:var(--ink);box-shadow:0 2px 0 var(--saffron);text-decoration:none}
main:focus{outline:0}
`;

/**
 * A page that a server writes by itself: the product's faces and tokens from the sheet of the front ends' build, its header, and what the page has to say. It needs no
 * script to be read.
 */
export function serverPage({ reader, brand, title, style, nonce, scripts = [], content }: ServerPage): string {
  const { language, theme, path } = reader;
  const chrome = CHROME[language];
  const themed = theme === 'system' ? '' : ` data-theme="${theme}"`;
  const choice = (one: Language) =>
    `<li><a href="${escapeHtml(path)}?language=${one}" hreflang="${one}" lang="${one}"${one === language ? ' aria-current="true"' : ''}><span>${LANGUAGE_NAMES[one]}</span></a></li>`;
  return `<!doctype html>
<html lang="${language}"${themed}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/theme.css"><style${nonce ? ` nonce="${nonce}"` : ''}>${STYLE}${style}</style>
${scripts.map((script) => `<script src="${script}" defer></script>`).join('')}</head>
<body><a class="skip" href="#main">${chrome.skip}</a>
<header class="bar"><a class="logo" href="/" aria-label="${escapeHtml(chrome.home(brand))}">${MARK}${escapeHtml(brand)}</a>
<nav aria-label="${chrome.language}"><ul class="languages">${LANGUAGES.map(choice).join('')}</ul></nav></header>
${content}</body></html>`;
}
