import { type DestinationStream, type Logger, pino } from 'pino';
import { isError } from '../is-error.ts';
import { currentContext } from '../tracing/context.ts';
import { prettyStream } from './pretty.ts';
import { redact, redactText } from './redact.ts';

export type Log = Logger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
export type LogOptions = {
  readonly service: string;
  readonly level?: LogLevel;
  /** Where lines go; stdout by default, as JSON, or as one-liners when stdout is a terminal. */
  readonly destination?: DestinationStream;
};

/**
 * A pino log whose every line carries the service, the request id and the trace id of the work going on, and no secret: values under names such as
 * password, token, authorization, cookie, email or phone are hidden at every depth, and so are addresses, JWTs and URL passwords inside of texts (S19).
 */
export function createLog({ service, level = 'info', destination }: LogOptions): Log {
  const out = destination ?? (process.stdout.isTTY ? prettyStream(process.stdout) : process.stdout);
  return pino(
    {
      level,
      base: { service },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: contextFields,
      // Errors are described by redact, with the fields that are harmless.
      serializers: { err: (error: unknown) => error },
      formatters: { log: (fields) => redact(fields) as Record<string, unknown> },
      hooks: { logMethod: redactMessage },
    },
    out,
  );
}

/** For tests and tools that want no lines. */
export const silentLog = (): Log => pino({ level: 'silent' });

function contextFields(): object {
  const context = currentContext();
  if (!context) return {};
  const { requestId, messageId, trace } = context;
  return { ...(requestId ? { requestId } : {}), ...(messageId ? { messageId } : {}), traceId: trace.traceId };
}

function redactMessage(this: Logger, args: Parameters<Logger['info']>, method: (...args: Parameters<Logger['info']>) => void): void {
  const [first, message] = args as unknown as [unknown, string | undefined];
  // pino would take the message of a bare error over as it is.
  const complete = isError(first) && message === undefined ? [{ err: first }, first.message] : args;
  method.apply(this, complete.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg)) as typeof args);
}
