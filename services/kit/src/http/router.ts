import type { Endpoint, ErrorCode } from '@pusula/contracts';
import type { ServedEndpoint } from '../service.ts';

export type Route = ServedEndpoint & { readonly endpoint: Endpoint };
export type Match = { readonly route: Route } | { readonly refusal: ErrorCode; readonly allow?: string };

/**
 * Finds the call of a method and an exact path, in one look-up.
 * @throws Error when a call is served twice
 */
export function createRouter(api: readonly ServedEndpoint[]): (method: string, path: string) => Match {
  const byPath = new Map<string, Map<string, Route>>();
  for (const route of api) {
    const path = `/api${route.endpoint.path}`;
    const methods = byPath.get(path) ?? new Map<string, Route>();
    if (methods.has(route.endpoint.method)) throw new Error(`${route.endpoint.route} is served twice`);
    byPath.set(path, methods.set(route.endpoint.method, route));
  }
  return (method, path) => {
    const methods = byPath.get(path);
    if (!methods) return { refusal: 'ROUTE_NOT_FOUND' };
    // A HEAD is a GET whose body node leaves out.
    const route = methods.get(method === 'HEAD' ? 'GET' : method);
    return route ? { route } : { refusal: 'METHOD_NOT_ALLOWED', allow: [...methods.keys()].join(', ') };
  };
}
