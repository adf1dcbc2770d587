/** The ledger as a process of its own, to be killed. KILL_AT names where it kills itself, as a power cut would; KILL_AFTER how many times it passes there. */
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { createRabbitBus } from '../bus/rabbit/rabbit-bus.ts';
import { readConfig } from '../config/config.ts';
import { serviceConfig } from '../config/config-shapes.ts';
import { silentLog } from '../log/log.ts';
import { runService } from '../run/run-service.ts';
import { deadlyBus } from './deadly-bus.ts';
import { createLedger, ledgerSchema, recorded } from './ledger-service.ts';

const config = readConfig(process.env, serviceConfig);
const log = silentLog();
const real = config.AMQP_URL
  ? createRabbitBus({
      url: config.AMQP_URL,
      prefix: config.AMQP_PREFIX,
      name: 'profile',
      log,
      topology: new Map([[`${config.AMQP_PREFIX}.profile`, [recorded]]]),
    })
  : createInProcessBus({ log });
const bus = deadlyBus(real, process.env.KILL_AT, Number(process.env.KILL_AFTER ?? 1));
const running = await runService({ name: 'profile', config, schema: ledgerSchema, create: createLedger, bus, log });
process.send?.({ port: running.port });
