import { LIMITS } from '@pusula/contracts';

const KEY = 'pusula.activity';

/** Between two notes of an activity: a moving mouse says the same many times a second. */
const NOTE_MS = 1_000;
/** When the countdown of the warning is over, too (specification section 4). */
const OVER_MS = LIMITS.inactivityMs + LIMITS.inactivityCountdownSeconds * 1_000;

const noted = (storage: Storage): number => {
  try {
    return Number(storage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};

/** When somebody last did something here, in any tab: reading in one must not end the session in another. */
export function lastActivity(storage: Storage, now: () => number) {
  let own = 0;
  const note = () => {
    if (Math.abs(now() - own) < NOTE_MS) return;
    own = now();
    try {
      storage.setItem(KEY, String(own));
    } catch {
      // Storage is off: other tabs cannot tell anyway.
    }
  };
  const idle = () => now() - Math.max(own, noted(storage));
  return { note, idle };
}

/** There is no session any more that it could keep open. */
export function forgetActivity(storage: Storage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Storage is off: nothing is kept.
  }
}

/** Whether a session that was left, with the browser or by closing its last tab, has run out meanwhile. */
export const hasLapsed = (storage: Storage, now: number): boolean => {
  const last = noted(storage);
  return last > 0 && now - last >= OVER_MS;
};
