import type { Tracer } from './span.ts';
import type { TracerOptions } from './tracer-options.ts';

/** The tracer of a service; undefined where the configuration names no collector: then no package of OpenTelemetry's SDK is loaded and nothing is measured. */
export async function createTracer(options: TracerOptions): Promise<Tracer | undefined> {
  const { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = options.config;
  const url = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (!url || OTEL_SDK_DISABLED) return undefined;
  const { openTelemetryTracer } = await import('./open-telemetry.ts');
  return openTelemetryTracer(url, options);
}
