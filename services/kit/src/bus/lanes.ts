/** Runs tasks of one subject one after the other and of different subjects side by side. */
export type Lanes = {
  /** Resolves when the task, which waits its turn, is done. Tasks must not reject. */
  readonly run: (subject: string, task: () => Promise<void>) => Promise<void>;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
};

/** @param concurrency tasks at the same time, at most */
export function createLanes(concurrency: number): Lanes {
  const tails = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let free = concurrency;

  const take = () => {
    if (free === 0) return new Promise<void>((resolve) => waiting.push(resolve));
    free -= 1;
  };
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const run = (subject: string, task: () => Promise<void>) => {
    const turn = (tails.get(subject) ?? Promise.resolve()).then(take).then(task).finally(give);
    tails.set(subject, turn);
    return turn.finally(() => {
      if (tails.get(subject) === turn) tails.delete(subject);
    });
  };
  return {
    run,
    idle: async () => {
      while (tails.size > 0) await Promise.allSettled(tails.values());
    },
  };
}
