/** The key of the audit log of the product in this data folder, for the identity service's commands. It is a secret: it is for pipes, not for eyes. */
import { join } from 'node:path';
import { readConfig } from '@pusula/service-kit/config';
import { hostConfig } from '../config.ts';
import { keysIn } from '../keys.ts';

const { DATA_DIR } = readConfig(process.env, hostConfig);
process.stdout.write((await keysIn(join(DATA_DIR, 'keys.json'))).auditKey);
