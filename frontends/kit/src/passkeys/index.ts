/** Passkeys in the browser. */
export { knowsPasskeys, makePasskey, requestAssertion } from './authenticator.ts';
