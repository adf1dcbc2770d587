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
  amqpAddress,
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
export { browserSettings, isToldBrowsers, meaningOf, setting, toldBrowsers } from './setting.ts';
export { sharedSettings } from './shared-settings.ts';
export { TIME_LIMITS, timeLimit } from './time-limits.ts';
