import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { startLocalServer } from './local-server.ts';

const ATTRIBUTES = z
  .array(z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }) }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue])));
const EXPORTED = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: ATTRIBUTES }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: ATTRIBUTES,
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];
const STATUS_ERROR = 2;

/** A span as a collector sees it. */
export type ReceivedSpan = {
  /** `service.name` of its process. */
  readonly service: string;
  readonly resource: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly kind: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What it failed with; undefined where it did not. */
  readonly fault: string | undefined;
};

export type OtlpReceiver = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** All that has come, as it came. */
  readonly bodies: () => string;
  readonly headers: () => readonly NodeJS.Dict<string | string[]>[];
  readonly stop: () => Promise<void>;
};

/** A collector of traces that speaks OTLP over HTTP, in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const { url, stop } = await startLocalServer(async (request, response) => {
    bodies.push((await buffer(request)).toString());
    headers.push(request.headers);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  return { url, stop, spans: () => bodies.flatMap(spansIn), bodies: () => bodies.join('\n'), headers: () => headers };
}

function spansIn(body: string): ReceivedSpan[] {
  return EXPORTED.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource: { attributes: resource }, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ kind, status, parentSpanId, ...span }) => ({
        ...span,
        parentSpanId,
        service: String(resource['service.name']),
        resource,
        kind: KINDS[kind] ?? String(kind),
        fault: status.code === STATUS_ERROR ? (status.message ?? '') : undefined,
      })),
    ),
  );
}
