import { COMMON_ERRORS, ENDPOINTS, type Endpoint, type Language } from '@pusula/contracts';
import { escapeHtml, serverPage, type serverPageReader } from '@pusula/service-kit/http';
import { API_PREFIX } from '../../api/routes.ts';
import { call, codes, copyable, curl } from './call.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Group, grouped } from './groups.ts';
import { type GroupId, WORDS, type Words } from './words.ts';

const PUBLIC = ENDPOINTS.filter(({ internal }) => !internal);
const FIRST = PUBLIC.find(({ path }) => path === '/auth/public-token');

/** Pure: without case, marks and the two kinds of i, which keyboards mix up. docs-script.js does the same. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

/** In every language: a group is found by the words of any. */
const titlesOf = (id: GroupId) => Object.values(WORDS).map(({ groups }) => groups[id]);

/** Pure: whether every word is somewhere in what a call shows while it is folded, or in its heading. */
function fits({ method, path, summary }: Endpoint, { id }: Group, query: string): boolean {
  const text = folded([method, API_PREFIX + path, summary, ...titlesOf(id)].join(' '));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export type DocsPage = {
  readonly reader: ReturnType<typeof serverPageReader>;
  readonly brand: string;
  /** Our address as people type it: examples begin with it. */
  readonly origin: string;
  /** Of this reply's style policy. */
  readonly nonce: string;
  readonly shownCall: ShownCall;
};

/** A call in a language. */
export type ShownCall = (endpoint: Endpoint, language: Language) => string;

/** Each is made once, when it is first shown: they are the same for everybody. */
export function shownCalls(origin: string): ShownCall {
  const shown = new Map<string, string>();
  return (endpoint, language) => {
    const key = `${language} ${endpoint.route}`;
    const html = shown.get(key) ?? call(endpoint, language, origin);
    shown.set(key, html);
    return html;
  };
}

/** The API as a page to read, made from the contracts alone. It reads, filters and folds without a script; with one it also filters while somebody types, and copies. */
export function docsPage({ reader, brand, origin, nonce, shownCall }: DocsPage): string {
  const { language } = reader;
  const words = WORDS[language];
  const query = (reader.query.get('q') ?? '').slice(0, 100).trim();
  const groups = grouped(PUBLIC);
  const shown = groups.map(([group, calls]) => [group, calls.filter((one) => query === '' || fits(one, group, query))] as const);
  const hits = shown.reduce((sum, [, calls]) => sum + calls.length, 0);
  const section = ([group, calls]: (typeof shown)[number]) =>
    calls.length === 0
      ? ''
      : `<details class="group" data-also="${titlesOf(group.id).join(' ')}"${query === '' ? '' : ' open'}><summary><h2>${words.groups[group.id]}</h2><span class="mute">${words.count(calls.length)}</span></summary>
<div id="${group.id}">${calls.map((one) => shownCall(one, language)).join('')}</div></details>`;
  const link = ([{ id }, calls]: (typeof groups)[number]) =>
    `<li><a href="#${id}">${words.groups[id]}</a> <span class="mute">${calls.length}</span></li>`;
  const content = `<div class="page"><nav class="contents" aria-label="${words.calls}"><ul>${groups.map(link).join('')}</ul></nav>
<main id="main" tabindex="-1" data-copied="${words.copied}" data-by-hand="${words.byHand}"><h1>${words.title}</h1>
<p class="lead">${words.lead}</p><p>${words.failed}</p>
<section class="start"><h2>${words.start}</h2><p>${words.token}</p>${FIRST ? copyable(curl(FIRST, origin), words) : ''}
<p class="mute">${words.machines} <a href="/openapi.json">openapi.json</a></p></section>
${filter(query, words, reader.href('/docs'))}
<p class="found mute" role="status" data-found="${words.found(0)}" data-one="${words.found(1)}">${query === '' ? '' : words.found(hits)}</p>
<div class="nothing"${hits > 0 ? ' hidden' : ''}><p>${words.nothing}</p><p><a href="${reader.href('/docs')}">${words.all}</a></p></div>
${shown.map(section).join('')}
<details class="group errors"><summary><h2>${words.errors}</h2><span class="mute">${COMMON_ERRORS.length}</span></summary>${codes(COMMON_ERRORS)}</details></main></div>
<p class="copied" role="status"></p>`;
  return serverPage({ reader, brand, title: `${brand} API`, style: DOCS_STYLE, nonce, scripts: ['/docs.js'], content });
}

/** A form of its own address: without a script the server filters. */
function filter(query: string, words: Words, here: string): string {
  const [, language] = here.split('?language=');
  const carried = language ? `<input type="hidden" name="language" value="${language}">` : '';
  return `<form class="filter" role="search" action="/docs" method="get">${carried}<label for="q">${words.filter}</label>
<div><input id="q" name="q" type="search" maxlength="100" autocomplete="off" spellcheck="false" value="${escapeHtml(query)}"><button type="submit">${words.filterButton}</button></div></form>`;
}
