import { pageAt, routePath } from '@pusula/contracts';
import { beginServerSpan, endOfResponse, inContextOf, nameSpan } from '@pusula/service-kit/http';
import type { Tracer } from '@pusula/service-kit/tracing';
import { API_PREFIX, ROUTES } from '../api/routes.ts';
import type { NetworkListener } from '../http-front.ts';

/** Makes a server span of each request of visitors, and whatever it causes a part of it. */
export const traceRequests =
  (tracer: Tracer, answer: NetworkListener): NetworkListener =>
  (request, response, network) => {
    const span = beginServerSpan(tracer, request);
    const route = routeOf(request.method, request.url);
    nameSpan(request, span);
    response.once('close', () => span.end(endOfResponse(request, response, route)));
    inContextOf(span, tracer, () => answer(request, response, network));
  };

/** Pure: what an address stands for, as one of few: addresses are without number, and strangers make them up (S19). */
function routeOf(method = '', url = '/'): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (path.startsWith(`${API_PREFIX}/`)) return ROUTES.has(`${method} ${path}`) ? path : `${API_PREFIX}/*`;
  if (path.startsWith('/pictures/')) return '/pictures/*';
  const page = pageAt(path);
  if (page.page === 'unknown') return '/*';
  return page.page === 'plain' ? routePath(page.name) : `/${page.page}`;
}
