import type { Dispatcher } from 'undici';
import { beginClientSpan } from './in-span.ts';
import type { Span } from './span.ts';
import { traceparentOf } from './trace.ts';

/**
 * Makes a client span of each call that goes out through a pool of connections, and its place the call's `traceparent`. Headers are an object, as those of all our calls are, and the paths
 * of our own calls are their templates.
 */
export const traceCalls: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const { method } = options;
  const template = options.path.split('?', 1)[0] ?? '';
  const span = beginClientSpan(`${method} ${template}`, { 'http.request.method': method, 'url.template': template });
  if (!span) return dispatch(options, handler);
  return dispatch({ ...options, headers: { ...options.headers, traceparent: traceparentOf(span.trace) } }, measured(handler, span));
};

/** The same handler, whose span ends with the reply. */
function measured(handler: Dispatcher.DispatchHandler, span: Span): Dispatcher.DispatchHandler {
  let status = 0;
  return {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
    onResponseStart: (controller, statusCode, headers, statusMessage) => {
      status = statusCode;
      return handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
    },
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd: (...args) => {
      const attributes = { 'http.response.status_code': status };
      span.end(
        status < 400
          ? { attributes }
          : { attributes: { ...attributes, 'error.type': String(status) }, ...(status >= 500 && { fault: String(status) }) },
      );
      return handler.onResponseEnd?.(...args);
    },
    onResponseError: (...args) => {
      span.end({ attributes: { 'error.type': 'SERVICE_UNAVAILABLE' }, fault: 'SERVICE_UNAVAILABLE' });
      return handler.onResponseError?.(...args);
    },
  };
}
