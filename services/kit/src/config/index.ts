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
export { flag, hmacKey, httpAddress, indexNowKey, postgresAddress, serviceConfig, storeAddress, wholeNumber } from './config-shapes.ts';
export { TIME_LIMITS, timeLimit } from './time-limits.ts';
