export { type GraphFault, type GraphPerson, type GraphServerOptions, startGraphServer, type TestGraphServer } from './graph-server.ts';
export {
  type OpenIdProviderOptions,
  type ProviderPerson,
  startOpenIdProvider,
  type TestOpenIdProvider,
  TOKEN_FAULTS,
  type TokenFault,
} from './openid-provider.ts';
