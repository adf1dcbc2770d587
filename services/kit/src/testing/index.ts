export { type FakeClock, fakeClock } from '../clock.ts';
export { seededIds, seededRandom } from '../ids.ts';
export { silentLog } from '../log/log.ts';
export { dropDatabase } from '../postgres/create-database.ts';
export { freePort } from '../postgres/free-port.ts';
export { type BadCall, badCallProblems, badCalls, badCallsByRoute, type GoodCall } from './bad-calls.ts';
export { callerProblems, callersByRoute } from './callers-table.ts';
export { publish, type RecordedEvents, recordEvents } from './events.ts';
export { eventually } from './eventually.ts';
export { freshDatabasesOn } from './fresh-database.ts';
export { type LocalServer, startLocalServer } from './local-server.ts';
export { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './otlp-receiver.ts';
export { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { type ReadEvent, readEvents } from './read-events.ts';
export { readQueues } from './read-queues.ts';
export { freshBucket, S3_SERVER } from './real-s3.ts';
export { removeTopology } from './remove-topology.ts';
export { type PlayS3Server, S3_FAULTS, type S3Fault, startPlayS3Server } from './s3-server.ts';
export { composeIsThere, docker } from './servers/docker-command.ts';
export { type ServerName, serverUrl } from './servers/known-servers.ts';
export { type Servers, ServersMissing, startServers } from './servers/start-servers.ts';
export {
  type Answer,
  aPublic,
  aUser,
  READY_MS,
  type ServiceUnderTest,
  startServiceUnderTest,
  TEST_TIMEOUT_SCALE,
  testConfig,
  type UnderTestOptions,
} from './service-under-test.ts';
export { opensslIsThere, runTrusting, startTlsFront, type ThrowAwayCertificate, throwAwayCertificate } from './tls-front.ts';
