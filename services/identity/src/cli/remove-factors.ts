/**
 * For somebody who has lost all their passkeys and recovery codes: `node services/identity/src/cli/remove-factors.ts ayse@example.com`. DATABASE_URL names the identity
 * service's database; without it DATABASE_SERVER_URL names the PostgreSQL server that has it as `identity`. AUDIT_KEY is the service's own.
 */
import { runFromShell } from './account-command.ts';
import { removingFactors } from './commands.ts';

await runFromShell(removingFactors);
