export {
  BadConfig,
  type ConfigOf,
  type ConfigShape,
  type Environment,
  inDevelopment,
  neverInProduction,
  optional,
  parseConfig,
  readConfig,
  secret,
} from './config.ts';
export {
  bucketAddress,
  flag,
  hmacKey,
  httpAddress,
  indexNowKey,
  postgresAddress,
  serviceConfig,
  storeAddress,
  wholeNumber,
} from './config-shapes.ts';
export { TIME_LIMITS, timeLimit } from './time-limits.ts';
