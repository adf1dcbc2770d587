/** The address of the PostgreSQL server that the running product uses, for the other command lines. It carries a password: it is for pipes, not for eyes. */
import { join } from 'node:path';
import { readConfig } from '@pusula/service-kit/config';
import { hostConfig } from '../config.ts';
import { runningInstance } from '../running-instance.ts';

const { DATA_DIR, DATABASE_SERVER_URL } = readConfig(process.env, hostConfig);
const instance = await runningInstance(join(DATA_DIR, 'instance.json'));
const url = DATABASE_SERVER_URL ?? instance?.databaseUrl;
if (url) process.stdout.write(url);
else {
  process.stderr.write('Nothing is running here. Start the product with make start, or name a server in DATABASE_SERVER_URL.\n');
  process.exitCode = 1;
}
