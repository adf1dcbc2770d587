import { createLog, readConfig, stopOnSignal } from '@pusula/service-kit';
import { gatewayConfig } from './config.ts';
import { openDoor } from './door.ts';
import { startGateway } from './start-gateway.ts';

const config = readConfig(process.env, gatewayConfig);
const log = createLog({ service: 'gateway', level: config.LOG_LEVEL });

const door = await openDoor(config.PORT, config.HOST);
log.info({ port: door.port }, 'listening');
const gateway = await startGateway({ config, door, log });
stopOnSignal(gateway.stop, log);
