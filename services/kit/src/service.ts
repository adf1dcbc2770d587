import type { Caller, DataOf, Endpoint, EventDefinition, EventMessage, InputOf, ReplyOf } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Trying } from './bus/bus.ts';
import type { Forgetting } from './erasure/forgetting.ts';
import type { SendChunk } from './http/event-stream.ts';
import type { RawPage } from './http/raw-page.ts';
import type { Job } from './job.ts';

/** What a handler sees of a request: caller and input, both checked. */
export type Request<E extends Endpoint> = {
  readonly caller: Caller;
  readonly input: InputOf<E>;
  readonly requestId: string;
  /** Aborted when the caller hangs up or the time budget ends. */
  readonly signal: AbortSignal;
  /** Sends a part of the reply's text ahead of it; there when the contract `streams` and the caller asked for that. */
  readonly chunk?: SendChunk | undefined;
};
/** A verb: throws failure(code) when a rule refuses. Knows nothing of HTTP. @typeParam More what its server adds to the request */
export type Handler<E extends Endpoint, More = unknown> = (request: Request<E> & More) => Promise<ReplyOf<E>>;
export type ServedEndpoint<More = unknown> = { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint, More> };

/** A consumer's verb, inside the transaction that also records the message as seen. Applying it twice or late must change nothing. */
export type Consumer<E extends EventDefinition> = (tx: EntityManager, message: EventMessage<DataOf<E>>, trying: Trying) => Promise<void>;
export type ConsumedEvent = {
  readonly event: EventDefinition;
  readonly consumer: Consumer<EventDefinition>;
  /** Many messages may share a transaction: for consumers that do nothing but write to it, and of rows that nobody else waits for. */
  readonly inBatches: boolean;
};

/** A dependency that readiness checks; it must answer within a second. */
export type Probe = {
  readonly name: string;
  /** Rejects while the dependency is away. */
  readonly check: () => Promise<void>;
  /** Needed to become ready, not to stay so: requests can be served without it. */
  readonly onlyAtStart?: boolean;
};

/** A value among several of one figure. */
export type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** A metric, read at each scrape; one that cannot be read is left out. */
export type Figure = {
  /** Without `pusula_`, which every figure's name begins with. */
  readonly name: string;
  readonly help: string;
  /** Names of the labels of a figure that has several values. */
  readonly labels?: readonly string[];
  /** A counter only grows; a gauge goes up and down. */
  readonly kind: 'counter' | 'gauge';
  readonly read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>;
};

/** What createXService returns: all that a process (or the host) needs to run it. */
export type Service = {
  readonly api: readonly ServedEndpoint[];
  readonly events?: readonly ConsumedEvent[];
  /** GET pages that are not calls, such as pictures. */
  readonly pages?: readonly RawPage[];
  readonly jobs?: readonly Job[];
  readonly probes?: readonly Probe[];
  /** Answers most calls while its database is away: readiness checks it at the start only. */
  readonly servesWithoutDatabase?: boolean;
  /** Beside requests, events and queues, which are measured for every service. */
  readonly figures?: readonly Figure[];
  /** How it answers for accounts that were erased. */
  readonly forgetting?: Forgetting;
};

export const serve = <E extends Endpoint, More = unknown>(endpoint: E, handler: Handler<E, NoInfer<More>>): ServedEndpoint<More> => ({
  endpoint,
  handler: handler as unknown as Handler<Endpoint, More>,
});

/** @param inBatches whether many messages may share a transaction; they do when every consumer of the service agrees */
export const on = <E extends EventDefinition>(event: E, consumer: Consumer<E>, { inBatches = false } = {}): ConsumedEvent => ({
  event,
  consumer: consumer as unknown as Consumer<EventDefinition>,
  inBatches,
});
