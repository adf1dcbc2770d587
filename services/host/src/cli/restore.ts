/** `make restore from=<folder>`: puts a backup in the place of what all databases hold; see k8s/README.md. */
import { endEverySession } from '@pusula/gateway';
import { silentLog } from '@pusula/service-kit/log';
import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from '../backup/run-command.ts';
import { dim, print } from '../progress.ts';

const folder = process.argv[2];
if (!folder) {
  print('Say which backup: make restore from=<folder>');
  process.exit(2);
}
await runCommand('Not restored', async ({ broker, databases, pictures }) => {
  const sessions = databases.find(({ name }) => name === 'gateway');
  await restoreBackup({
    databases,
    pictures,
    folder,
    discardResting: broker.discard,
    endSessions: async () => sessions && endEverySession(sessions.url, silentLog()),
    say: (line) => print(dim(`  ${line}`)),
  });
  print('Restored. Start all processes; everybody has to sign in again.');
});
