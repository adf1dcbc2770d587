export { type FakeClock, fakeClock } from '../clock.ts';
export { seededIds, seededRandom } from '../ids.ts';
export { silentLog } from '../log/log.ts';
export { freePort } from '../postgres/free-port.ts';
export { type BadCall, badCalls, type GoodCall } from './bad-calls.ts';
export { eventually } from './eventually.ts';
export { type Overheard, overhear, tell } from './overhear.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export { removeTopology } from './remove-topology.ts';
export {
  type Answer,
  aPublic,
  aUser,
  type ServiceUnderTest,
  startServiceUnderTest,
  testConfig,
  type UnderTestOptions,
} from './service-under-test.ts';
