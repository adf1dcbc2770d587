import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, IDENTITY_HEADER, REQUEST_ID_HEADER, type ServiceName } from '@pusula/contracts';
import { asksForStream } from '@pusula/service-kit/http';
import type { ApiOptions, Arrived } from './api-call.ts';
import { introduced } from './authorize.ts';
import { sendFailure } from './reply.ts';
import { bodyTypeOf } from './routes.ts';
import { forward } from './upstream.ts';

/** Hands a call to the service that answers it, unless that is known to be away. @returns when it has answered */
export async function sendOn(
  options: ApiOptions,
  { endpoint, caller, token, address, url, path, body, requestId, outlivesCaller }: Arrived,
  owner: ServiceName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const upstream = options.upstreams[owner];
  if (!upstream.breaker.allows()) {
    return sendFailure(response, requestId, 'SERVICE_UNAVAILABLE', { headers: { 'retry-after': '10' } });
  }
  const identity = options.identityHeader(introduced(endpoint, caller, address), token, owner);
  const headers = forwardedHeaders(request, endpoint, requestId, typeof identity === 'string' ? identity : await identity);
  if (body !== '') headers['content-type'] = bodyTypeOf(endpoint);
  const streamed = asksForStream(request, endpoint);
  if (streamed) headers.accept = 'text/event-stream';
  const acceptEncoding = endpoint.compressible ? request.headers['accept-encoding'] : undefined;
  await forward(upstream, { endpoint, path: url, body, requestId, headers, streamed, acceptEncoding, outlivesCaller }, response, (error) =>
    options.onFailure({ requestId, path, service: upstream.name, error }),
  );
}

function forwardedHeaders(request: IncomingMessage, endpoint: Endpoint, requestId: string, identity: string): Record<string, string> {
  const headers: Record<string, string> = { [IDENTITY_HEADER]: identity, [REQUEST_ID_HEADER]: requestId };
  const { traceparent, 'if-none-match': known } = request.headers;
  if (endpoint.revalidated && known !== undefined) headers['if-none-match'] = known;
  if (typeof traceparent === 'string') headers.traceparent = traceparent;
  return headers;
}
