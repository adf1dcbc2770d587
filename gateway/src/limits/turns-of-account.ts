/** Of one session. Whoever waits holds a body and no connection to a database. */
const MOST_WAITING = 20;

export type TurnsOfAccount = {
  /**
   * Waits for the turn of a call that changes something.
   * @returns what ends the turn; undefined at once when too many of this session wait already
   */
  readonly take: (session: { readonly accountId: string; readonly sessionId: string }) => Promise<() => void> | undefined;
};

/**
 * One change of an account at a time. Services lock the account that they change, and whoever waits for the lock holds one of the few connections that everybody
 * shares: here they wait without one. An account's sessions take turns, so that no thief's session keeps its owner from ending it.
 */
export function turnsOfAccount(mostWaiting = MOST_WAITING): TurnsOfAccount {
  /** Who waits, by account and session, the session that is next first; an account that is there has a change under way. */
  const waiting = new Map<string, Map<string, (() => void)[]>>();

  const goOn = (accountId: string): void => {
    const sessions = waiting.get(accountId);
    const [next] = sessions ?? [];
    if (!sessions || !next) return void waiting.delete(accountId);
    const [sessionId, line] = next;
    const begin = line.shift();
    sessions.delete(sessionId);
    if (line.length > 0) sessions.set(sessionId, line);
    begin?.();
  };
  const turnOf = (accountId: string) => {
    let hasEnded = false;
    return () => {
      if (!hasEnded) goOn(accountId);
      hasEnded = true;
    };
  };

  return {
    take({ accountId, sessionId }) {
      const sessions = waiting.get(accountId);
      if (!sessions) {
        waiting.set(accountId, new Map());
        return Promise.resolve(turnOf(accountId));
      }
      const line = sessions.get(sessionId) ?? [];
      if (line.length >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        line.push(() => resolve(turnOf(accountId)));
        sessions.set(sessionId, line);
      });
    },
  };
}
