import type { EventDefinition, EventMessage } from '@pusula/contracts';
import type { Database } from '../db/database.ts';

/** Which queues must exist before an event may be published, so that nothing is lost on a consumer that has not started yet. */
export type Topology = ReadonlyMap<string, readonly EventDefinition[]>;

/** How often a message has been tried, and what its consumer may log about it. */
export type Trying = {
  /** Failed attempts before this one. */
  readonly attempts: number;
  /** When it is tried again if this attempt fails, too, in milliseconds; null: it becomes a dead letter. */
  readonly againInMs: number | null;
};

export type SubscribeOptions = {
  readonly events: readonly EventDefinition[];
  /**
   * Resolves when the message has had its effect. May be called again with the same message, also at the same time: the inbox guards.
   * Rejecting with an unavailable dependency (SERVICE_UNAVAILABLE, a lost connection) makes the queue wait and try again without counting; with
   * `UnusableMessage` makes it a dead letter at once; with anything else counts a failed attempt.
   */
  readonly handle: (message: EventMessage, trying: Trying) => Promise<void>;
  /**
   * Resolves when all of these messages, at most MOST_TOGETHER that were never tried before, have had their effect in one transaction and in their order;
   * rejects when none of them has had any: they are handled alone then, as far as it takes to find the one to blame. Left out: each is handled alone.
   */
  readonly handleTogether?: (messages: readonly EventMessage[]) => Promise<void>;
  /** The consumer's own database: where an in-process bus keeps deliveries. */
  readonly database: Database;
  /** Subjects handled at the same time; messages about one subject keep their order. */
  readonly concurrency?: number;
  /** Pauses before each new attempt, in milliseconds; after the last one fails the message becomes a dead letter. */
  readonly retryDelaysMs?: readonly number[];
};

export type Subscription = {
  /** Takes no more and waits for the handlers under way. */
  readonly stop: () => Promise<void>;
};

/** A message that was given up. */
export type DeadLetter = {
  readonly id: string;
  readonly queue: string;
  readonly event: string;
  readonly subject: string;
  readonly attempts: number;
  readonly problem: string;
  readonly deadAt: string;
};

/** What an operator can do about messages that were given up. Ids are message ids. A queue that nobody has declared has none. */
export type DeadLetters = {
  readonly count: (queue: string) => Promise<number>;
  /** @param limit how many at most, oldest first */
  readonly list: (queue: string, limit?: number) => Promise<readonly DeadLetter[]>;
  /** The whole message, as text, or null when it is not there. */
  readonly show: (queue: string, id: string) => Promise<string | null>;
  /** Puts one message (or, without an id, all of them) back into its queue. @returns how many */
  readonly replay: (queue: string, id?: string) => Promise<number>;
  /** Removes, for good, the messages that the caller chooses from the list, ten thousand of the oldest at most in one go. @returns how many */
  readonly discard: (queue: string, choose: ChooseDeadLetters) => Promise<number>;
};
/** @returns the ids of those that go */
export type ChooseDeadLetters = (letters: readonly DeadLetter[]) => Promise<ReadonlySet<string>>;
/** Dead letters looked through in one go, at most. */
export const MOST_DEAD_LETTERS = 10_000;

/** Carries events from outboxes to consumers, at least once, keeping the order per subject. Two adapters: RabbitMQ and in-process. */
export type Bus = {
  readonly name: string;
  /** Resolves when every queue that wants the messages has them safely. @throws when that is not known: publish them again */
  readonly publish: (messages: readonly EventMessage[]) => Promise<void>;
  /** Declares the queue and starts handling. Waits for a broker that is not there yet. */
  readonly subscribe: (queue: string, subscribing: SubscribeOptions) => Promise<Subscription>;
  /** Messages that wait for a queue; 0 for one that nobody has declared. Rejects when it is not known: the broker is away. */
  readonly waiting: (queue: string) => Promise<number>;
  readonly deadLetters: DeadLetters;
  /** Rejects while messages cannot be carried. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Thrown for a message that no further attempt can help: malformed, oversized, of an unknown shape. */
export class UnusableMessage extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'UnusableMessage';
  }
}

/** Five attempts in all, the first included. */
export const DEFAULT_RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 30_000, 120_000];
/** Together with the relay about half of a service's database connections: the rest is for requests. */
export const DEFAULT_CONCURRENCY = 4;
/** Messages in one transaction: enough for its costs to hardly count, few enough for nobody to wait long for its locks. */
export const MOST_TOGETHER = 200;
/** A message larger than this is not carried; the largest event of the contracts is a fiftieth of it. */
export const MESSAGE_BYTES = 1024 * 1024;
