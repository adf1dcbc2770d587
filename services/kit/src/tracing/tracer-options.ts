import type { ConfigOf } from '../config/config.ts';
import type { serviceConfig } from '../config/config-shapes.ts';
import type { Log } from '../log/log.ts';

export type TracingConfig = Pick<
  ConfigOf<typeof serviceConfig>,
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
  | 'REVISION'
>;

export type TracerOptions = {
  /** What it is called in traces, unless OTEL_SERVICE_NAME says another name. */
  readonly name: string;
  readonly config: TracingConfig;
  readonly log: Log;
  /** Strangers may name their trace, but do not decide whether it is exported. */
  readonly isPublic?: boolean;
};
