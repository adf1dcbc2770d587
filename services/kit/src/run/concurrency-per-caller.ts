/** The places that a caller has in several queues together: each queue bounds what takes its kind of time, these what a caller takes of everybody's. */
export type ConcurrencyPerCaller = {
  readonly hasPlace: (caller: string) => boolean;
  readonly take: (caller: string) => void;
  /** Who had all of them may begin again, in whichever queue they wait. */
  readonly giveBack: (caller: string) => void;
  /** @param beginNext lets the next one of a queue begin. @returns whether there was one */
  readonly addQueue: (beginNext: () => boolean) => void;
};

/** @param ofOne how many places a caller has */
export function concurrencyPerCaller(ofOne: number): ConcurrencyPerCaller {
  const taken = new Map<string, number>();
  /** The queue that is next first, so that no kind of work keeps another one waiting. */
  const queues: (() => boolean)[] = [];

  const beginNext = (): void => {
    const place = queues.findIndex((begin) => begin());
    if (place >= 0) queues.push(...queues.splice(place, 1));
  };
  const takenBy = (caller: string) => taken.get(caller) ?? 0;

  return {
    hasPlace: (caller) => takenBy(caller) < ofOne,
    take: (caller) => void taken.set(caller, takenBy(caller) + 1),
    giveBack(caller) {
      const before = takenBy(caller);
      if (before > 1) taken.set(caller, before - 1);
      else taken.delete(caller);
      if (before >= ofOne) beginNext();
    },
    addQueue: (beginNextOfQueue) => void queues.push(beginNextOfQueue),
  };
}
