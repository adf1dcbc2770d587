/** Waiting ones hold a body and no connection to a database. */
const MOST_WAITING = 100;

export type TurnsOfAccount = {
  /**
   * Waits for the turn of a call that changes something.
   * @returns what ends the turn; undefined at once when too many wait already
   */
  readonly take: (accountId: string) => Promise<() => void> | undefined;
};

/**
 * One change of an account at a time. Services lock the account that they change, and whoever waits for the lock holds one of the few connections that everybody
 * shares: here they wait without one.
 */
export function turnsOfAccount(mostWaiting = MOST_WAITING): TurnsOfAccount {
  /** Who waits, by account; an account that is there has a change under way. */
  const waiting = new Map<string, (() => void)[]>();
  const end = (accountId: string) => () => {
    const next = waiting.get(accountId)?.shift();
    if (next) next();
    else waiting.delete(accountId);
  };
  const once = (run: () => void) => {
    let hasRun = false;
    return () => {
      if (!hasRun) run();
      hasRun = true;
    };
  };
  return {
    take(accountId) {
      const others = waiting.get(accountId);
      if (!others) {
        waiting.set(accountId, []);
        return Promise.resolve(once(end(accountId)));
      }
      if (others.length >= mostWaiting) return undefined;
      return new Promise((resolve) => others.push(() => resolve(once(end(accountId)))));
    },
  };
}
