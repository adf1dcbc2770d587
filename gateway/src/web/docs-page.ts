import { COMMON_ERRORS, ENDPOINTS, type Endpoint, type ErrorCode, RATE_LIMITS, statusOf } from '@pusula/contracts';
import { escapeHtml } from '@pusula/service-kit/http';
import { z } from 'zod';
import { API_PREFIX } from '../api/routes.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { groupOf } from './openapi.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  $ref?: string;
  maxLength?: number;
  default?: unknown;
  format?: string;
};

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;

/** A type in the fewest words: `text, at most 50`, `list of …`, `'tr' or 'en'`. */
function describe(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(describe).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? describe(schema.items) : 'anything'}`;
  if (schema.type === 'object') return schema.properties ? `{ ${Object.keys(schema.properties).join(', ')} }` : 'object';
  const name = schema.type === 'string' ? (schema.format ?? 'text') : String(schema.type ?? 'the same shape again');
  return schema.maxLength === undefined ? name : `${name}, at most ${schema.maxLength}`;
}

function fields(title: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {});
  if (rows.length === 0) return '';
  const required = new Set(schema.required ?? []);
  const row = ([name, field]: [string, Schema]) => {
    const fallback = field.default === undefined ? '' : `<span class="mute">, else ${escapeHtml(JSON.stringify(field.default))}</span>`;
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required.has(name) ? '' : ' <span class="mute">optional</span>'}</th><td>${escapeHtml(describe(field))}${fallback}</td></tr>`;
  };
  return `<h4>${title}</h4><table>${rows.map(row).join('')}</table>`;
}

const codes = (list: readonly ErrorCode[]): string =>
  list.map((code) => `<li><code>${code}</code> <span class="mute">${statusOf(code)}</span></li>`).join('');

function who(endpoint: Endpoint): string {
  if (endpoint.tokens.length === 0) return 'No token needed';
  const roles = endpoint.roles ? `, ${endpoint.roles.join(' or ')} only` : '';
  return `${endpoint.tokens.join(' or ')} token${roles}`;
}

function limits(endpoint: Endpoint): string {
  return (endpoint.limits ?? [])
    .map((name) => RATE_LIMITS[name])
    .map(({ requests, windowMs, per, counts }) => `; ${requests} ${counts} in ${windowMs / 60_000} min per ${per}`)
    .join('');
}

const anchor = ({ method, path }: Endpoint) => `${method}-${path.slice(1).replaceAll('/', '-')}`.toLowerCase();

function bodyTitle({ method, form }: Endpoint): string {
  if (method !== 'POST') return 'Query';
  return form ? 'Form' : 'Body';
}

function article(endpoint: Endpoint): string {
  const errors = endpoint.errors.length > 0 ? `<h4>Errors of its own</h4><ul class="codes">${codes(endpoint.errors)}</ul>` : '';
  return `<article id="${anchor(endpoint)}">
<h3><span class="method">${endpoint.method}</span> <code>${API_PREFIX}${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p class="meta">${who(endpoint)}${limits(endpoint)}</p>
${fields(bodyTitle(endpoint), schemaOf(endpoint.input, 'input'))}
${fields('Reply', schemaOf(endpoint.reply, 'output'))}
${errors}
</article>`;
}

/**
 * The API as a page to read, made from the contracts alone.
 * @param nonce of this reply's style policy
 */
export function docsPage(brand: string, nonce: string): string {
  const isForAdmins = ([group]: readonly [string, unknown]) => group.startsWith('admin ');
  const groups = [
    ...Map.groupBy(
      ENDPOINTS.filter(({ internal }) => !internal),
      groupOf,
    ),
  ].toSorted((one, other) => Number(isForAdmins(one)) - Number(isForAdmins(other)));
  const link = (endpoint: Endpoint) => `<li><a href="#${anchor(endpoint)}">${escapeHtml(endpoint.path)}</a></li>`;
  const navigation = groups.map(([group, endpoints]) => `<h2>${group}</h2><ul>${endpoints.map(link).join('')}</ul>`).join('');
  const sections = groups.map(([group, endpoints]) => `<section><h2>${group}</h2>${endpoints.map(article).join('')}</section>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand)} API</title><meta name="robots" content="noindex"><style nonce="${nonce}">${DOCS_STYLE}</style></head>
<body><nav aria-label="Calls"><a class="brand" href="/">${escapeHtml(brand)}</a>${navigation}</nav>
<main><h1>The API</h1>
<p class="lead">Every reply is JSON and carries <code>success</code>. A failed one carries <code>errorMessage</code>, a code of a closed list, and a request id to
quote when you ask for help. Send the token as <code>Authorization: Bearer …</code>; anybody gets a Public one from <code>/api/auth/public-token</code>.
For machines: <a href="/openapi.json">openapi.json</a>.</p>
<section><h2>Errors of every call</h2><ul class="codes">${codes(COMMON_ERRORS)}</ul></section>
${sections}</main></body></html>`;
}
