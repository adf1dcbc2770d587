/**
 * Libraries of the front ends warn developers on the console, in words that hold the addresses that visitors made up: none of it belongs into the log, and a
 * visitor could fill it. What fails is logged by the renderer itself.
 */
export function muteConsole(): void {
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) console[method] = () => undefined;
}
