import { type Account, LIMITS, type Role } from '@pusula/contracts';

type FactorState = { readonly role: Role; readonly hasPasskey: boolean; readonly adminSince: Date | null };

/** Pure: what an account's sessions keep of its factor. */
export const factorOf = ({ hasPasskey, adminSince }: Account) => ({
  hasPasskey: hasPasskey === true,
  adminSince: adminSince === undefined ? null : new Date(adminSince),
});

/** Pure: from when on an administrator without a passkey may do nothing as such; null for everybody else. */
export const factorDueAt = ({ role, hasPasskey, adminSince }: FactorState, graceMs: number): Date | null =>
  role === 'admin' && !hasPasskey && adminSince ? new Date(adminSince.getTime() + graceMs) : null;

/** Pure: whether that moment has come. */
export function isFactorMissing(standing: FactorState, graceMs: number, now: Date): boolean {
  const due = factorDueAt(standing, graceMs);
  return due !== null && due <= now;
}

/** Pure: until when a proof that was given then is good. */
export const provenUntil = (provenAt: Date): Date => new Date(provenAt.getTime() + LIMITS.proofMs);

/** Pure: whether the holder of a session has shown lately that it is them. */
export const isProven = (proof: { readonly provenAt: Date | null } | undefined, now: Date): boolean =>
  proof?.provenAt != null && provenUntil(proof.provenAt) > now;
