const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

export type WorkLoopOptions = {
  /** Does one batch. @returns how much it did; 0 means that there was nothing to do */
  readonly work: () => Promise<number>;
  /** Told of the first error in a row, and of every tenth. */
  readonly onError: (error: unknown) => void;
  readonly pollMs?: number;
};

/** Repeats work while there is some, then waits to be woken or for the next poll; after an error it waits longer each time. */
export type WorkLoop = { readonly start: () => void; readonly wake: () => void; readonly stop: () => Promise<void> };

export function createWorkLoop({ work, onError, pollMs = POLL_MS }: WorkLoopOptions): WorkLoop {
  const pauses = createPauses();
  let stopped = false;
  let woken = false;
  let failures = 0;
  let running: Promise<void> | undefined;

  const step = async (): Promise<void> => {
    woken = false;
    try {
      const done = await work();
      failures = 0;
      if (done === 0 && !woken && !stopped) await pauses.begin(pollMs, true);
    } catch (error) {
      if (failures % 10 === 0) onError(error);
      failures += 1;
      // Sat out whatever happens: new work does not bring a dead server back.
      if (!stopped) await pauses.begin(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** Math.min(failures, 10)), false);
    }
  };
  const run = async () => {
    while (!stopped) await step();
  };

  return {
    start: () => {
      running ??= run();
    },
    wake: () => {
      woken = true;
      pauses.end(false);
    },
    stop: async () => {
      stopped = true;
      pauses.end(true);
      await running;
    },
  };
}

/** One pause at a time, which can be ended early. */
function createPauses() {
  let current: { readonly end: () => void; readonly wakeable: boolean } | undefined;
  return {
    begin: (ms: number, wakeable: boolean) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          current = undefined;
          resolve();
        };
        const timer = setTimeout(end, ms);
        current = { end, wakeable };
      }),
    /** @param whatever also a pause that must not be woken from */
    end: (whatever: boolean) => {
      if (current && (whatever || current.wakeable)) current.end();
    },
  };
}
