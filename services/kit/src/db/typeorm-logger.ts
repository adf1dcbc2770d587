import type { Logger } from 'typeorm';
import type { Log } from '../log/log.ts';

const nothing = () => undefined;

/** TypeORM's own remarks in the service's log. Never statements or parameters: they carry people's data. */
export const typeormLogger = (log: Log): Logger => ({
  logQuery: nothing,
  logQueryError: nothing, // thrown as well, and logged where it is handled
  logQuerySlow: (time) => log.warn({ ms: time }, 'a statement was slow'),
  logSchemaBuild: nothing,
  logMigration: (message) => log.info(message),
  log: (level, message) => log[level === 'warn' ? 'warn' : 'debug'](String(message)),
});
