import { LIMITS } from '@pusula/contracts';

/**
 * Seconds until a session ends for want of activity; null while there is no reason to warn (specification section 4).
 * @param idle milliseconds since the last activity
 */
export function countdown(idle: number): number | null {
  if (idle < LIMITS.inactivityMs) return null;
  const end = LIMITS.inactivityMs + LIMITS.inactivityCountdownSeconds * 1_000;
  return Math.max(0, Math.ceil((end - idle) / 1_000));
}
