/**
 * Makes an administrator of somebody who has an account: `node services/identity/src/cli/appoint-admin.ts ayse@example.com`. DATABASE_URL names the identity
 * service's database; without it DATABASE_SERVER_URL names the PostgreSQL server that has it as `identity`. AUDIT_KEY is the service's own.
 */
import { runFromShell } from './account-command.ts';
import { appointing } from './commands.ts';

await runFromShell(appointing);
