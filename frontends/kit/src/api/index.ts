export { ApiError, type ApiProblem, mayPass, withFallback } from './api-error.ts';
export { callEndpoint } from './call-endpoint.ts';
export { type ApiClient, createApiClient } from './client.ts';
export { endOnFailure } from './end-on-failure.ts';
export { problemText, useProblemText } from './problem-text.ts';
export { type ApiStatus, apiStatus, apiStatusReducer, selectApiStatus } from './status.slice.ts';
export { withTabLock } from './tab-lock.ts';
export { claimsOf, hasExpired, type StoredToken, type TokenStore, tokenStore } from './token-store.ts';
export type { EndpointRoute, InputOf, ReplyOf } from './types.ts';
