export { actionTaken, type Done } from './audit/action-taken.ts';
export { type Breaker, createBreaker } from './breaker.ts';
export { problemOf } from './bus/attempt.ts';
export {
  type Bus,
  type DeadLetter,
  type DeadLetters,
  type Subscribing,
  type Subscription,
  type Trying,
  UnusableMessage,
} from './bus/bus.ts';
export { createInProcessBus, type InProcessBus } from './bus/in-process/in-process-bus.ts';
export { queueOf } from './bus/queue-of.ts';
export { BROKER_ACCOUNTS, brokerDefinitions } from './bus/rabbit/definitions.ts';
export { createRabbitBus, type RabbitBus } from './bus/rabbit/rabbit-bus.ts';
export { topologyFor } from './bus/topology-for.ts';
export { DEAD_LETTER_USAGE, runDeadLetterCommand } from './cli/dead-letter-command.ts';
export { type DeadLetterDesk, embeddedDesk, rabbitDesk } from './cli/dead-letter-desk.ts';
export { type Clock, type FakeClock, fakeClock, systemClock } from './clock.ts';
export {
  BadConfig,
  type ConfigOf,
  type ConfigShape,
  type Environment,
  inDevelopment,
  neverInProduction,
  parseConfig,
  readConfig,
  secret,
} from './config.ts';
export {
  amqpAddress,
  flag,
  hmacKey,
  httpAddress,
  keySet,
  postgresAddress,
  privateKey,
  serviceConfig,
  storeAddress,
  wholeNumber,
} from './config-shapes.ts';
export { type Context, currentContext, currentTraceparent, inContext, messageContext } from './context.ts';
export { day, json, text, timestamp, ulid, version, whole, yesNo } from './db/columns.ts';
export { createDatabaseIfMissing, databaseUrl, dropDatabase } from './db/create-database.ts';
export { createDatabase, type Database, type DatabaseOptions, openDatabase } from './db/database.ts';
export { inOneReplica } from './db/in-one-replica.ts';
export { listen } from './db/listen.ts';
export { migrate } from './db/migrate.ts';
export type { Schema } from './db/schema.ts';
export { isUnavailable } from './db/unavailable.ts';
export { type ErasedSubject, isErased, rememberErased } from './erasure/erased-subjects.ts';
export type { Forgetting } from './erasure/forgetting.ts';
export { Failure, failure, isFailure } from './failure.ts';
export { refusalOf } from './http/admit.ts';
export { readBody } from './http/body.ts';
export { boundedFetch } from './http/bounded-fetch.ts';
export { drainServer } from './http/drain.ts';
export { escapeHtml } from './http/escape-html.ts';
export { asksForStream } from './http/event-stream.ts';
export { createHealth, type Health } from './http/health.ts';
export { type IdentitySigner, identitySigner, identityVerifier, type VerifyIdentity } from './http/identity.ts';
export { newIdentityKey } from './http/identity-key.ts';
export { checkInput, parseJson, queryInput } from './http/input.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export type { RawPage } from './http/raw-page.ts';
export { JSON_HEADERS, type Refusal, sendRefusal, sendReply } from './http/replies.ts';
export { createHttpServer, type HttpServer, type HttpServerOptions } from './http/server.ts';
export { type CallContext, CONNECTION_LIFE_MS, createServiceClient, type ServiceClient } from './http/service-client.ts';
export { type Ids, newIds, seededIds, seededRandom } from './ids.ts';
export { keepTrying } from './keep-trying.ts';
export { mailedLinkToken } from './links/mailed-link.ts';
export { createLog, type Log, type LogLevel, silentLog } from './log/log.ts';
export { redact, redactText } from './log/redact.ts';
export { repeatedWarning } from './log/repeated-warning.ts';
export { type NewEvent, newEvent } from './outbox/new-event.ts';
export { createOutbox, type Outbox } from './outbox/outbox.ts';
export { createRelay, type Relay } from './outbox/relay.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts';
export { createPump, type Pump } from './pump.ts';
export type { Job } from './run/job.ts';
export type { Parts, RunningService, ServiceConfig, ServiceDescription, StartOptions } from './run/parts.ts';
export { runService, stopOnSignal } from './run/run-service.ts';
export { startService } from './run/start-service.ts';
export { within } from './run/within.ts';
export * from './service.ts';
export { type Turn, takeTurns } from './take-turns.ts';
export { continueTrace, type Trace, traceparentOf } from './trace.ts';
