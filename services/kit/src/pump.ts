const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

export type PumpOptions = {
  /** Does one batch. @returns how much it did; 0 means that there was nothing to do */
  readonly work: () => Promise<number>;
  readonly onError: (error: unknown) => void;
  readonly pollMs?: number;
};

/** Repeats work while there is some, then waits to be woken or for the next poll; after an error it waits longer each time. */
export type Pump = { readonly start: () => void; readonly wake: () => void; readonly stop: () => Promise<void> };

export function createPump({ work, onError, pollMs = POLL_MS }: PumpOptions): Pump {
  let stopped = false;
  let woken = false;
  let endPause: (() => void) | undefined;
  let endIdling: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const pause = (ms: number, wakeable: boolean) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        endPause = undefined;
        endIdling = undefined;
        resolve();
      };
      const timer = setTimeout(end, ms);
      endPause = end;
      if (wakeable) endIdling = end;
    });

  const run = async () => {
    let failures = 0;
    while (!stopped) {
      woken = false;
      try {
        const done = await work();
        failures = 0;
        if (done === 0 && !woken && !stopped) await pause(pollMs, true);
      } catch (error) {
        if (failures === 0 || failures % 10 === 9) onError(error);
        failures += 1;
        if (!stopped) await pause(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** Math.min(failures, 10)), false);
      }
    }
  };

  return {
    start: () => {
      running ??= run();
    },
    wake: () => {
      woken = true;
      endIdling?.(); // a pause after an error is sat out: new work does not make a dead server come back
    },
    stop: async () => {
      stopped = true;
      endPause?.();
      await running;
    },
  };
}
