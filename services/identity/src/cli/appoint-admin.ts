/**
 * Makes an administrator of somebody who has an account: `node services/identity/src/cli/appoint-admin.ts ayse@example.com`. DATABASE_URL names the identity
 * service's database; without it DATABASE_SERVER_URL names the PostgreSQL server that has it as `identity`.
 */
import { databaseUrl, postgresAddress, readConfig } from '@pusula/service-kit';
import { runAppointAdmin } from './appoint-admin-command.ts';

const { DATABASE_URL, DATABASE_SERVER_URL } = readConfig(process.env, {
  DATABASE_URL: process.env.DATABASE_SERVER_URL ? postgresAddress().optional() : postgresAddress(),
  DATABASE_SERVER_URL: postgresAddress().optional(),
});
const { text, exitCode } = await runAppointAdmin(
  process.argv.slice(2),
  DATABASE_URL ?? databaseUrl(String(DATABASE_SERVER_URL), 'identity'),
);
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
