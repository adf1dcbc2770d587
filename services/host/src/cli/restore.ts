/** `make restore from=<folder>`: puts a backup in the place of what all databases hold; see k8s/README.md. */
import { endEverySession } from '@pusula/gateway';
import { silentLog } from '@pusula/service-kit/log';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openStores } from '../backup/stores.ts';
import { dim, print } from '../progress.ts';

const folder = process.argv[2];
if (!folder) {
  print('Say which backup: make restore from=<folder>');
  process.exit(2);
}
const { broker, databases, pictures } = await openStores();
const sessions = databases.find(({ name }) => name === 'gateway');
try {
  await restoreBackup({
    databases,
    pictures,
    folder,
    discardResting: broker.discard,
    endSessions: async () => sessions && endEverySession(sessions.url, silentLog()),
    say: (line) => print(dim(`  ${line}`)),
  });
  print('Restored. Start all processes; everybody has to sign in again.');
} catch (error) {
  print(`Not restored: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await broker.close();
}
