import { print } from '../progress.ts';
import { openStores, type Stores } from './stores.ts';

/** Runs a command of backup and restore on all stores. What goes wrong is said in one line, and the process ends with 1. @param failed what has not been done */
export async function runCommand(failed: string, command: (stores: Stores) => Promise<void>): Promise<void> {
  const stores = await openStores();
  try {
    await command(stores);
  } catch (error) {
    print(`${failed}: ${wordsOf(error)}`);
    process.exitCode = 1;
  } finally {
    await stores.broker.close();
  }
}

/** What happened and, where that is known, because of what. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
