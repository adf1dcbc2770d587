import { ENDPOINTS, type Endpoint } from '@pusula/contracts';

export const API_PREFIX = '/api';

/** Every public call by `METHOD /api/path`. A route that no contract lists cannot be served. */
export const ROUTES: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.filter((endpoint) => !endpoint.internal).map((endpoint) => [`${endpoint.method} ${API_PREFIX}${endpoint.path}`, endpoint]),
);

const METHODS_BY_PATH = new Map<string, string[]>();
for (const key of ROUTES.keys()) {
  const [method = '', path = ''] = key.split(' ');
  METHODS_BY_PATH.set(path, [...(METHODS_BY_PATH.get(path) ?? []), method]);
}

/** The methods that a path knows, for the `Allow` header; empty when there is no such path. */
export const methodsOf = (path: string): readonly string[] => METHODS_BY_PATH.get(path) ?? [];

/** What the body of a POST is. */
export const bodyTypeOf = ({ form }: Endpoint): string => (form ? 'application/x-www-form-urlencoded' : 'application/json');
