/**
 * A PostgreSQL for tests that this machine's pg_dump can dump: no newer than itself. DUMPED_SERVER_URL names one, with an account that may make databases.
 * Undefined: backups are not tried here.
 */
export const dumpableServer = (): string | undefined => process.env.DUMPED_SERVER_URL || undefined;
