import type { Trace } from './trace.ts';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/**
 * All that a span may say, by names of the semantic conventions where they have one. The list is closed, so that nothing of a person gets in by an oversight (S19):
 * values are templates, codes, counts and names that stand in our code, never what somebody sent.
 */
export type Attributes = {
  readonly 'http.request.method'?: string;
  readonly 'http.route'?: string;
  readonly 'http.response.status_code'?: number;
  readonly 'url.template'?: string;
  readonly 'db.system.name'?: 'postgresql' | 'elasticsearch';
  readonly 'db.operation.name'?: string;
  readonly 'rpc.method'?: string;
  readonly 'gen_ai.operation.name'?: string;
  readonly 'messaging.operation.type'?: 'send' | 'process';
  /** Name of the event, as its contract says it. */
  readonly 'messaging.destination.name'?: string;
  /** The consumer's queue. */
  readonly 'messaging.consumer.group.name'?: string;
  readonly 'pusula.attempt'?: number;
  readonly 'pusula.outcome'?: string;
  readonly 'error.type'?: string;
};

export type SpanStart = {
  /** Without number or id in it: names are counted. */
  readonly name: string;
  readonly kind: SpanKind;
  readonly parent: Trace | undefined;
  readonly attributes?: Attributes;
};

export type SpanEnd = {
  /** In place of the one that it began with. */
  readonly name?: string;
  readonly attributes?: Attributes;
  /** Why it failed: a code of ours, or a status. */
  readonly fault?: string;
};

/** A piece of work that is being measured. */
export type Span = {
  /** Its place in the trace, for whatever it causes. */
  readonly trace: Trace;
  readonly end: (end?: SpanEnd) => void;
};

/** Exports the spans of one service. */
export type Tracer = {
  readonly start: (start: SpanStart) => Span;
  /** Exports what is left, as far as the collector takes it. Never rejects. */
  readonly close: () => Promise<void>;
};
