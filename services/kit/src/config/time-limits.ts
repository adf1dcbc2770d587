import { serviceConfig } from './config-shapes.ts';

/** Reads how many times as long as usual everything may take; whoever wrote another thing is told so when the whole configuration is read. */
export const readTimeoutScale = (value: string | undefined): number => serviceConfig.TIMEOUT_SCALE.safeParse(value).data ?? 1;

const SCALE = readTimeoutScale(process.env.TIMEOUT_SCALE);

/** A time limit of this process: as long as TIMEOUT_SCALE asks for on a machine that is slow or shared. @param ms on a machine that keeps up */
export const timeLimit = (ms: number): number => ms * SCALE;

/** How long a server waits for what it depends on, in milliseconds; the times of calls stand in their contracts. */
export const TIME_LIMITS = {
  databaseConnect: timeLimit(3_000),
  /** Below the five seconds of a call, so that the refusal still reaches its caller. */
  statement: timeLimit(4_000),
  /** The server may be frozen and never cancel a statement: the client gives up a little later by itself. */
  statementByClient: timeLimit(4_500),
  databaseCreation: timeLimit(5_000),
  brokerConnect: timeLimit(5_000),
  /** How long a publisher waits for a broker that is just being connected to. */
  brokerSession: timeLimit(2_000),
  publisherConfirm: timeLimit(10_000),
  serviceConnect: timeLimit(2_000),
  gatewayConnect: timeLimit(1_000),
  /** For files of front ends and the lists of a sitemap, which other servers hold. */
  webUpstream: timeLimit(5_000),
  readinessProbe: timeLimit(1_000),
  /** A little longer than a service's own probes may take, so that it can still say which of them is slow. */
  readinessReport: timeLimit(1_500),
  queueCount: timeLimit(2_000),
  /** Reading takes messages out one by one and gives them back. */
  deadLettersRead: timeLimit(5_000),
  /** How long a search may take: with what happens around it, a reader knows within two seconds. */
  indexAnswer: timeLimit(1_800),
  /** For writing and for making indexes, where nobody sits and waits. */
  indexWrite: timeLimit(30_000),
  indexStatus: timeLimit(1_500),
  objectStoreRequest: timeLimit(3_000),
  objectStore: timeLimit(4_500),
  mailDelivery: timeLimit(12_000),
} as const;
