const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells say of a command that was interrupted. */
export const INTERRUPTED = 130;

/** Aborts with the first signal, so that what was started is ended; a second one ends the process at once. */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort();
  };
  // Not `once`: packages that listen as well end the process where nobody else does any more.
  for (const name of SIGNALS) process.on(name, interrupt);
  return controller.signal;
}
