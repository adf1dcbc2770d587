import type { Owner, Role } from './define.ts';

/** Claims of the tokens that the gateway mints. `typ` decides which calls accept it; with `needsCookie` it counts beside the cookie of its session alone. */
export type TokenClaims = { iss: string; aud: string; iat: number; nbf: number; exp: number; jti: string } & (
  | { typ: 'Public' }
  | { typ: 'Register'; email: string }
  | { typ: 'User'; sub: string; sid: string; role: Role; verified: boolean; email: string; factorMissing?: true; needsCookie?: true }
);

/** The network address of a caller, in calls that share something out by it (`namesNetwork` of their contract). */
type Network = string | undefined;

/** Who calls, as a service sees it: verified by the gateway, carried in a short-lived signed header, never taken from a body. */
export type Caller =
  | { readonly type: 'Public' }
  | { readonly type: 'Register'; readonly email: string; readonly network?: Network }
  | {
      readonly type: 'User';
      readonly id: string;
      readonly role: Role;
      readonly verified: boolean;
      readonly email: string;
      readonly sessionId: string;
      /** Of an administrator whose grace for a second factor is over, and who has none. */
      readonly factorMissing?: true | undefined;
      readonly network?: Network;
    }
  /** The gateway or a service on its own account: internal calls only. */
  | { readonly type: 'Service'; readonly name: Owner };

export const IDENTITY_HEADER = 'x-pusula-identity';
export const REQUEST_ID_HEADER = 'x-request-id';
