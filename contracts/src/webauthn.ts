import { z } from 'zod';

/** What browsers and authenticators say of passkeys, as JSON (WebAuthn level 3), as far as it is read here. */

export const base64url = (maximum: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(maximum);
const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') };

/** What an authenticator says that was asked to sign a challenge: AuthenticationResponseJSON, as far as it is read. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(8_192),
    userHandle: base64url(100).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** What an authenticator says that has made a new key: RegistrationResponseJSON, as far as it is read. */
export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

/** What the browser's `navigator.credentials` is asked with, as JSON. Its challenge is good once, for five minutes. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;
