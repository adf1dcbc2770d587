import { readConfig } from '@pusula/service-kit/config';
import { createLog } from '@pusula/service-kit/log';
import { stopOnSignal } from '@pusula/service-kit/service';
import { gatewayConfig } from './config.ts';
import { listenWithStartingPage } from './http-front.ts';
import { startGateway } from './start-gateway.ts';

const config = readConfig(process.env, gatewayConfig);
const log = createLog({ service: 'gateway', level: config.LOG_LEVEL });

const front = await listenWithStartingPage(config.PORT, config.HOST, config.BRAND_NAME);
log.info({ port: front.port }, 'listening');
const gateway = await startGateway({ config, front, log });
stopOnSignal(gateway.stop, log);
