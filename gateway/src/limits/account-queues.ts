import { type FairQueue, fairQueue, type Leave, type Place } from '@pusula/service-kit/service';

/** Of one session. Whoever waits holds a body and no connection to a database. */
const MOST_WAITING = 20;

export type AccountQueues = {
  /** Waits for the turn of a call that changes something. @returns what ends the turn, or a promise of it; undefined when too many of this session wait already */
  readonly take: (session: { readonly accountId: string; readonly sessionId: string }) => Place;
};

/**
 * One change of an account at a time. Services lock the account that they change, and whoever waits for the lock holds one of the few connections that everybody
 * shares: here they wait without one. An account's sessions take turns, so that no thief's session keeps its owner from ending it.
 */
export function accountQueues(mostWaiting = MOST_WAITING): AccountQueues {
  const queues = new Map<string, FairQueue>();
  const queueOf = (accountId: string): FairQueue => {
    const queue = queues.get(accountId) ?? fairQueue({ atOnce: 1, ofOneAtOnce: 1, ofOneWaiting: mostWaiting });
    queues.set(accountId, queue);
    return queue;
  };

  return {
    take({ accountId, sessionId }) {
      const queue = queueOf(accountId);
      const turn = queue.enter(sessionId);
      const andForget =
        (leave: Leave): Leave =>
        () => {
          leave();
          if (queue.isIdle()) queues.delete(accountId);
        };
      if (typeof turn === 'function') return andForget(turn);
      return turn && { ...turn, turn: turn.turn.then((leave) => leave && andForget(leave)) };
    },
  };
}
