/** Something that runs beside requests and events: a repairer, a clean-up. Stopped through the signal before the process drains. */
export type Job = { readonly name: string; readonly run: (signal: AbortSignal) => Promise<void> };
