/** Passkeys in the browser. */
export { knowsPasskeys, makePasskey, requestAssertion, wasNotUsed } from './authenticator.ts';
