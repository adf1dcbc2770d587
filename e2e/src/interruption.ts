const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells say of a command that was interrupted. */
export const INTERRUPTED = 130;

/** Aborts with the first signal, so that what was started is ended; a second one ends the process at once. */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  for (const name of SIGNALS) process.once(name, () => controller.abort());
  return controller.signal;
}
