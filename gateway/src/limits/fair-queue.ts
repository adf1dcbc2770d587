/** How many are under way at once, how many of one caller, and how many of one caller wait. */
export type FairQueueLimits = { readonly atOnce: number; readonly ofOneAtOnce: number; readonly ofOneWaiting: number };
/** Ends what is under way; ends it once, however often it is called. */
export type Leave = () => void;
export type Waiting = {
  /** Kept when it is the caller's turn; undefined once the waiting has been given up. */
  readonly turn: Promise<Leave | undefined>;
  readonly giveUp: () => void;
};
/** What has to be called in the end, or a promise of it; undefined when too many of this caller wait already. */
export type Place = Leave | Waiting | undefined;
export type FairQueue = {
  readonly enter: (caller: string) => Place;
  /** Whether nothing is under way, so that nobody waits either. */
  readonly isIdle: () => boolean;
};

/** Callers who wait take turns, so that nobody waits for all that somebody else has asked for before. */
export function fairQueue({ atOnce, ofOneAtOnce, ofOneWaiting }: FairQueueLimits): FairQueue {
  const underWay = new Map<string, number>();
  /** Who waits, the caller that is next first. */
  const waiting = new Map<string, ((leave: Leave | undefined) => void)[]>();
  let total = 0;

  const underWayOf = (caller: string) => underWay.get(caller) ?? 0;
  const mayBegin = (caller: string) => total < atOnce && underWayOf(caller) < ofOneAtOnce;
  const begin = (caller: string): Leave => {
    underWay.set(caller, underWayOf(caller) + 1);
    total++;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      leave(caller);
    };
  };
  const leave = (caller: string): void => {
    const left = underWayOf(caller) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
    total--;
    beginNext();
  };
  const beginNext = (): void => {
    for (const [caller, line] of waiting) {
      if (!mayBegin(caller)) continue;
      const [next] = line.splice(0, 1);
      waiting.delete(caller);
      if (line.length > 0) waiting.set(caller, line);
      next?.(begin(caller));
      return;
    }
  };

  const giveUp = (caller: string, resolve: (leave: undefined) => void): void => {
    const line = waiting.get(caller) ?? [];
    const left = line.filter((one) => one !== resolve);
    if (left.length === line.length) return;
    if (left.length > 0) waiting.set(caller, left);
    else waiting.delete(caller);
    resolve(undefined);
  };

  return {
    enter(caller) {
      if (mayBegin(caller)) return begin(caller);
      const line = waiting.get(caller) ?? [];
      if (line.length >= ofOneWaiting) return undefined;
      waiting.set(caller, line);
      const { promise: turn, resolve } = Promise.withResolvers<Leave | undefined>();
      line.push(resolve);
      return { turn, giveUp: () => giveUp(caller, resolve) };
    },
    isIdle: () => total === 0,
  };
}
