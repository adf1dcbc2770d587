export { gatewayConfig } from './config.ts';
export { type Door, type Listener, openDoor } from './door.ts';
export { schema } from './service.ts';
export { type GatewayConfig, type StartedGateway, startGateway } from './start-gateway.ts';
export { generateKeySet } from './tokens/keys.ts';
