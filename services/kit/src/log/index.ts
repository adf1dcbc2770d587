export { createLog, type Log, silentLog } from './log.ts';
export { repeatedWarning } from './repeated-warning.ts';
