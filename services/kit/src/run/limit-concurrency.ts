/** Runs work given to it, so many at a time, the rest in the order they came. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Bounds work that takes much memory or time: what comes at once waits in line instead. @param atOnce works under way at most */
export function limitConcurrency(atOnce: number): Turn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits longest takes the place over; it becomes free only when nobody does.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
