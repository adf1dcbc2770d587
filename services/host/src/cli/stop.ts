/** `make stop`: ends what `make start` runs from this data folder. */
import { join } from 'node:path';
import { readConfig } from '@pusula/service-kit/config';
import { hostConfig } from '../config.ts';
import { print } from '../progress.ts';
import { runningInstance, stopInstance } from '../running-instance.ts';

const { DATA_DIR } = readConfig(process.env, hostConfig);
const instance = await runningInstance(join(DATA_DIR, 'instance.json'));
if (!instance) print('Nothing is running.');
else if (await stopInstance(instance)) print('Stopped.');
else {
  print(`It did not stop; its process is ${instance.pid}.`);
  process.exitCode = 1;
}
