import type { EndpointRoute, InputOf } from './types.ts';

type Capitals = { readonly [R in EndpointRoute]?: 'all' | readonly (keyof InputOf<R>)[] };

/**
 * The calls whose fields the specification writes with a capital, and which fields. The contracts say so themselves, but their schemas do not travel to
 * the browser; a test holds this list to them.
 */
const CAPITALS: Capitals = {
  'GET /admin/user/get-by-id': ['id'],
  'POST /admin/user/export': ['searchType', 'email'],
  'POST /admin/user/search': ['searchType', 'email'],
  'POST /ai/refine': 'all',
  'POST /user/update-coaching-certificate': 'all',
  'POST /user/update-coaching-certificates': 'all',
  'POST /user/update-coaching-profile': 'all',
  'POST /user/update-user-profile': 'all',
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Pure: an input as its call takes it. @param input its fields by their names in the code */
export function wireInput(route: EndpointRoute, input: unknown): unknown {
  const capitals: 'all' | readonly string[] = CAPITALS[route] ?? [];
  if (capitals.length === 0) return input;
  const wireName = (name: string) => (capitals === 'all' || capitals.includes(name) ? capital(name) : name);
  return Object.fromEntries(Object.entries(input as object).map(([name, value]) => [wireName(name), value]));
}
