import { ApiError } from '../api/api-error.ts';
import type { InputOf, ReplyOf } from '../api/types.ts';

type Options = ReplyOf<'POST /auth/passkey-options'>['options'];
type Assertion = InputOf<'POST /auth/passkey-login'>['assertion'];
type Attestation = InputOf<'POST /auth/add-passkey'>['attestation'];

/** Loaded when a passkey is asked for: no other page carries it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser to sign with a passkey. @throws ApiError whose message is the key of a text */
export const requestAssertion = (optionsJSON: Options): Promise<Assertion> =>
  told(async () => (await webAuthn()).startAuthentication({ optionsJSON: optionsJSON as never }));

/** Asks the browser to make a passkey. @throws ApiError whose message is the key of a text, or a code */
export const makePasskey = (optionsJSON: Options): Promise<Attestation> =>
  told(async () => (await webAuthn()).startRegistration({ optionsJSON: optionsJSON as never }) as Promise<Attestation>);

async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new ApiError({
      kind: 'UNEXPECTED_ERROR',
      message: textOf(error),
      fallback: 'errors.general',
      status: null,
      requestId: null,
      details: [],
    });
  }
}

/** Browsers say little on purpose: whoever declines, is too slow or has no passkey here cannot be told apart. */
function textOf(error: unknown): string {
  const { name } = error as { name?: unknown };
  if (name === 'InvalidStateError') return 'PASSKEY_ALREADY_ADDED';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'errors.passkey_declined' : 'errors.passkey_failed';
}
