import { parseConfig } from '../config/config.ts';
import { serviceConfig } from '../config/config-shapes.ts';
import { inContextOf } from '../http/server-span.ts';
import { silentLog } from '../log/log.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { createTracer } from './create-tracer.ts';
import type { Tracer } from './span.ts';

const { IDENTITY_JWKS: _, DATABASE_URL: __, ...shape } = serviceConfig;
/** What a tracer reads, from an environment. */
export const tracingConfig = (env: Record<string, string>) => parseConfig(env, shape);

export type TracingUnderTest = {
  readonly tracer: Tracer;
  readonly collector: OtlpReceiver;
  /** Does work as that of a request. */
  readonly inRequest: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the tracer. @returns everything that was exported but requests */
  readonly spans: () => Promise<readonly ReceivedSpan[]>;
};

/** A tracer of a service called `kit`, and a collector. */
export async function startTracing(): Promise<TracingUnderTest> {
  const collector = await startOtlpReceiver();
  const tracer = await createTracer({
    name: 'kit',
    config: tracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
    log: silentLog(),
  });
  if (!tracer) throw new Error('nothing is traced');
  return {
    tracer,
    collector,
    inRequest: async (work) => {
      const span = tracer.start({ name: 'a request', kind: 'server', parent: undefined });
      return inContextOf(span, tracer, work).finally(span.end);
    },
    spans: async () => {
      await tracer.close();
      return collector.spans().filter(({ kind }) => kind !== 'server');
    },
  };
}
