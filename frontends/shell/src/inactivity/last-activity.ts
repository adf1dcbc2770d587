const KEY = 'pusula.activity';

/** Between two notes of an activity: a moving mouse says the same many times a second. */
const NOTE_MS = 1_000;

/** When somebody last did something here, in any tab: reading in one must not end the session in another. */
export function lastActivity(storage: Storage, now: () => number) {
  let own = 0;
  const note = () => {
    if (now() - own < NOTE_MS) return;
    own = now();
    storage.setItem(KEY, String(own));
  };
  const idle = () => now() - Math.max(own, Number(storage.getItem(KEY)) || 0);
  return { note, idle };
}
