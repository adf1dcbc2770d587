import { type Endpoint, type ErrorCode, type Language, RATE_LIMITS, statusOf } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';
import { API_PREFIX } from '../../api/routes.ts';
import { describe, type Schema, sampleInput, schemaOf } from './schema.ts';
import { WORDS, type Words } from './words.ts';

export const codes = (list: readonly ErrorCode[]): string =>
  `<ul class="codes">${list.map((code) => `<li><code>${code}</code> <span class="mute">${statusOf(code)}</span></li>`).join('')}</ul>`;

function fields(title: string, schema: Schema, words: Words): string {
  const rows = Object.entries(schema.properties ?? {});
  if (rows.length === 0) return '';
  const required = new Set(schema.required ?? []);
  const row = ([name, field]: [string, Schema]) => {
    const fallback =
      field.default === undefined ? '' : `<span class="mute">, ${escapeHtml(words.otherwise(JSON.stringify(field.default)))}</span>`;
    const optional = required.has(name) ? '' : ` <span class="mute">${words.optional}</span>`;
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${optional}</th><td>${escapeHtml(describe(field, words))}${fallback}</td></tr>`;
  };
  return `<h4>${title}</h4><table>${rows.map(row).join('')}</table>`;
}

function who({ tokens, roles = [] }: Endpoint, words: Words): string {
  return tokens.length === 0 ? words.noToken : words.tokens(tokens, roles);
}

const limits = ({ limits: names = [] }: Endpoint, words: Words): readonly string[] => names.map((name) => words.limit(RATE_LIMITS[name]));

function bodyTitle({ method, form }: Endpoint, words: Words): string {
  if (method !== 'POST') return words.query;
  return form ? words.form : words.body;
}

export const anchorOf = ({ method, path }: Endpoint) => `${method}-${path.slice(1).replaceAll('/', '-')}`.toLowerCase();

/** Pure: what a shell takes. Nothing in a sample has an apostrophe. */
export function curl(endpoint: Endpoint, origin: string): string {
  const { method, path, tokens, form } = endpoint;
  const sample = sampleInput(endpoint);
  const query = new URLSearchParams(sample as Record<string, string>);
  const address = `${origin}${API_PREFIX}${path}`;
  const token = tokens.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : [];
  const verb = method === 'DELETE' ? '-X DELETE ' : '';
  if (method !== 'POST') return [`curl ${verb}"${address}${query.size > 0 ? `?${query}` : ''}"`, ...token].join(' \\\n  ');
  const body = form ? [`-d '${query}'`] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sample)}'`];
  return [`curl "${address}"`, ...token, ...body].join(' \\\n  ');
}

/** Text to take along. The page's script shows the button, which needs it. */
export const copyable = (text: string, words: Words): string =>
  `<div class="sample"><pre tabindex="0" lang="en"><code>${escapeHtml(text)}</code></pre><button type="button" class="copy" data-copy hidden>${words.copy}</button></div>`;

/** A call: folded, what it does and where; opened, all there is to know. */
export function call(endpoint: Endpoint, language: Language, origin: string): string {
  const words = WORDS[language];
  const { method, path, summary, errors } = endpoint;
  const facts = [...new Set([who(endpoint, words), ...limits(endpoint, words)])].map((fact) => `<li>${fact}</li>`).join('');
  return `<details class="call"><summary><span class="does" lang="en">${escapeHtml(summary)}</span>
<code class="where"><b>${method}</b> ${API_PREFIX}${escapeHtml(path)}</code></summary>
<div class="about" id="${anchorOf(endpoint)}"><ul class="facts">${facts}</ul>
<h4>${words.example}</h4>${copyable(curl(endpoint, origin), words)}
${fields(bodyTitle(endpoint, words), schemaOf(endpoint.input, 'input'), words)}
${fields(words.reply, schemaOf(endpoint.reply, 'output'), words)}
${errors.length > 0 ? `<h4>${words.ownErrors}</h4>${codes(errors)}` : ''}</div></details>`;
}
