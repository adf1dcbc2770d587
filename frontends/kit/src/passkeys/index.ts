/** Passkeys in the browser. */
export { askForPasskey, knowsPasskeys, makePasskey } from './authenticator.ts';
