export { type GatewayConfig, gatewayConfig } from './config.ts';
export { type HttpFront, type Listener, listenWithStartingPage } from './http-front.ts';
export { schema } from './service.ts';
export { endEverySession } from './sessions/end-every-session.ts';
export { type StartedGateway, startGateway } from './start-gateway.ts';
export { generateKeySet } from './tokens/keys.ts';
