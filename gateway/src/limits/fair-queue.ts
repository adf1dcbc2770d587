/** How many are under way at once, how many of one caller, and how many of one caller wait. */
export type FairQueueLimits = { readonly atOnce: number; readonly ofOneAtOnce: number; readonly ofOneWaiting: number };
/** Ends what is under way; ends it once, however often it is called. */
export type Leave = () => void;
export type FairQueue = {
  /**
   * Waits until it is the caller's turn.
   * @returns what has to be called in the end; a promise of it where there is something to wait for; undefined when too many of this caller wait already
   */
  readonly enter: (caller: string) => Leave | Promise<Leave> | undefined;
  /** Whether nothing is under way, so that nobody waits either. */
  readonly isIdle: () => boolean;
};

/** Callers who wait take turns, so that nobody waits for all that somebody else has asked for before. */
export function fairQueue({ atOnce, ofOneAtOnce, ofOneWaiting }: FairQueueLimits): FairQueue {
  const underWay = new Map<string, number>();
  /** Who waits, the caller that is next first. */
  const waiting = new Map<string, (() => void)[]>();
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
      next?.();
      return;
    }
  };

  return {
    enter(caller) {
      if (mayBegin(caller)) return begin(caller);
      const line = waiting.get(caller) ?? [];
      if (line.length >= ofOneWaiting) return undefined;
      waiting.set(caller, line);
      return new Promise((resolve) => line.push(() => resolve(begin(caller))));
    },
    isIdle: () => total === 0,
  };
}
