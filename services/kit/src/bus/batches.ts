/** Gathers what arrives while the batch before is worked on; one batch at a time, in the order of arrival. */
export type Batches<T> = {
  readonly add: (item: T) => void;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
};

/**
 * @param most items in a batch
 * @param work must not reject
 */
export function createBatches<T>(most: number, work: (batch: readonly T[]) => Promise<void>): Batches<T> {
  const gathered: T[] = [];
  let running: Promise<void> | undefined;
  const run = async () => {
    while (gathered.length > 0) await work(gathered.splice(0, most));
    running = undefined;
  };
  return {
    add: (item) => {
      gathered.push(item);
      running ??= run();
    },
    idle: async () => running,
  };
}
