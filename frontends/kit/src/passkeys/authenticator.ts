import { ApiError, type ApiProblem, type InputOf, type ReplyOf } from '@pusula/frontend-kit/api';

type Options = ReplyOf<'POST /auth/passkey-options'>['options'];
type Assertion = InputOf<'POST /auth/passkey-login'>['assertion'];
type Attestation = InputOf<'POST /auth/add-passkey'>['attestation'];

/** Loaded when a passkey is asked for: no other page carries it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Browsers say little on purpose: whoever has no passkey here, declines or is too slow cannot be told apart. */
const NONE_USED = 'errors.passkey_missing';
const FAILED = 'errors.passkey_failed';

/** Whether the browser, and not the server, ended a try with a passkey: another way in helps. */
export const wasNotUsed = ({ message }: Pick<ApiProblem, 'message'>): boolean => message === NONE_USED || message === FAILED;

/** Asks the browser to sign with a passkey. @throws ApiError whose message is the key of a text */
export const requestAssertion = (optionsJSON: Options): Promise<Assertion> =>
  told(NONE_USED, async () => (await webAuthn()).startAuthentication({ optionsJSON: optionsJSON as never }));

/** Asks the browser to make a passkey. @throws ApiError whose message is the key of a text, or a code */
export const makePasskey = (optionsJSON: Options): Promise<Attestation> =>
  told(
    'errors.passkey_declined',
    async () => (await webAuthn()).startRegistration({ optionsJSON: optionsJSON as never }) as Promise<Attestation>,
  );

/** @param unfinished what is said when nothing came of it */
async function told<T>(unfinished: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new ApiError({
      kind: 'UNEXPECTED_ERROR',
      message: textOf(error, unfinished),
      fallback: 'errors.general',
      status: null,
      requestId: null,
      details: [],
    });
  }
}

function textOf(error: unknown, unfinished: string): string {
  const { name } = error as { name?: unknown };
  if (name === 'InvalidStateError') return 'PASSKEY_ALREADY_ADDED';
  return name === 'NotAllowedError' || name === 'AbortError' ? unfinished : FAILED;
}
