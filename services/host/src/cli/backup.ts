/** `make backup to=<folder>`: all databases at one moment, and the pictures; see k8s/README.md. */
import { makeBackup } from '../backup/make-backup.ts';
import { runCommand } from '../backup/run-command.ts';
import { dim, print } from '../progress.ts';

const folder = process.argv[2];
if (!folder) {
  print('Say where to: make backup to=<folder>');
  process.exit(2);
}
await runCommand('Nothing was backed up', async ({ broker, ...stores }) => {
  const dead = await broker.countDead();
  if (dead > 0) print(`${dead} events that consumers gave up lie with the broker and are no part of a backup: replay or discard them.`);
  const say = (line: string) => print(dim(`  ${line}`));
  print(`Backed up to ${await makeBackup({ ...stores, folder, countResting: broker.count, say })}`);
});
