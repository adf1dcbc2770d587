import { type AuthenticationType, SERVER_LIMITS } from '@pusula/contracts';
import { type Issuer, signClaims, verifiedClaims } from './token.ts';

/** A sign-in that waits for a passkey. It says by what it began, so that nobody ends another one than they have begun. */
export type SignInTicket = {
  readonly challenge: string;
  /** Whose first step was right; null where the passkey alone says who it is. */
  readonly first: FirstStep | null;
};
export type FirstStep = {
  readonly accountId: string;
  readonly email: string;
  readonly authenticationType: AuthenticationType;
  /** When the password or token came, in milliseconds: changed since then, it opens nothing. */
  readonly began: number;
};

/** No API takes it for a session's token: those are for another audience. */
const AUDIENCE = 'pusula-sign-in';

export const mintSignInTicket = (issuer: Issuer, ticket: SignInTicket, jti: string, now: Date): string =>
  signClaims(issuer, { ...ticket, aud: AUDIENCE, jti }, SERVER_LIMITS.passkeyChallengeMs, now).token;

/** What a ticket of ours says, or undefined when it is none, or too old. */
export const readSignInTicket = (issuer: Issuer, token: string, now: Date): SignInTicket | undefined =>
  verifiedClaims<SignInTicket>(issuer, AUDIENCE, token, { now });
