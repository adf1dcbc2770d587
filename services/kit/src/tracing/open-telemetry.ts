import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { repeatedWarning } from '../log/repeated-warning.ts';
import { readPairs } from './read-pairs.ts';
import type { SpanEnd, SpanStart, Tracer } from './span.ts';
import type { Trace } from './trace.ts';
import type { TracerOptions, TracingConfig } from './tracer-options.ts';

/** Spans that wait for the collector at most; more are dropped. */
const QUEUE = 4_096;
const BATCH = 512;
const EXPORT_EVERY_MS = 2_000;
/** For one batch, its second tries included; below what a stopping service waits for. */
const EXPORT_TIMEOUT_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER } as const;

/**
 * A tracer of a service's own, registered nowhere: several services share a process with the host, and libraries that trace by themselves (the client of Elasticsearch does)
 * would tell addresses with queries in them.
 */
export function openTelemetryTracer(url: string, { name, config, log, isPublic = false }: TracerOptions): Tracer {
  const otlp = new OTLPTraceExporter({ url, headers: readPairs(config.OTEL_EXPORTER_OTLP_HEADERS), timeoutMillis: EXPORT_TIMEOUT_MS });
  const warn = repeatedWarning(log, 'spans could not be exported');
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.error) warn(result.error, { spans: spans.length });
        done(result);
      }),
    forceFlush: () => otlp.forceFlush(),
    shutdown: () => otlp.shutdown(),
  };
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.version': config.REVISION,
        ...readPairs(config.OTEL_RESOURCE_ATTRIBUTES),
        'service.name': config.OTEL_SERVICE_NAME ?? name,
      }),
    ),
    sampler: samplerOf(config, isPublic),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: QUEUE,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: EXPORT_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('pusula');
  return {
    start({ name, kind, parent, attributes }: SpanStart) {
      // Only client spans begin in the process of their parent.
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, spanContext(parent, kind !== 'client')) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, context);
      return {
        trace: traceOf(span.spanContext()),
        end({ name, attributes, fault }: SpanEnd = {}) {
          if (name !== undefined) span.updateName(name);
          if (attributes) span.setAttributes(attributes);
          if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: fault });
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(warn),
  };
}

const spanContext = ({ traceId, spanId, flags }: Trace, isRemote: boolean) => ({
  traceId,
  spanId,
  traceFlags: Number.parseInt(flags, 16),
  isRemote,
});

const traceOf = ({ traceId, spanId, traceFlags }: Omit<ReturnType<typeof spanContext>, 'isRemote'>): Trace => ({
  traceId,
  spanId,
  flags: traceFlags.toString(16).padStart(2, '0'),
});

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingConfig, isPublic: boolean): Sampler {
  const root = rootSampler(name, ratio);
  if (!name.startsWith('parentbased_')) return root;
  return new ParentBasedSampler(isPublic ? { root, remoteParentSampled: root, remoteParentNotSampled: root } : { root });
}

function rootSampler(name: TracingConfig['OTEL_TRACES_SAMPLER'], ratio: number): Sampler {
  if (name.endsWith('always_on')) return new AlwaysOnSampler();
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
