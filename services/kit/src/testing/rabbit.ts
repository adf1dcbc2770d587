import { randomBytes } from 'node:crypto';
import { startRabbitContainer } from './rabbit-container.ts';
import { rabbitProgram, startRabbitProgram } from './rabbit-program.ts';
import { removeTopology } from './remove-topology.ts';
import { containersAreWanted } from './servers/docker-command.ts';
import { serverUrl } from './servers/known-servers.ts';
import type { StartRabbitOptions, TestRabbit } from './test-rabbit.ts';

export type { TestRabbit } from './test-rabbit.ts';

/** A broker that others use at the same time: whoever borrows it keeps to names of their own. */
export type LentRabbit = {
  readonly url: string;
  /** Begins the names of everything that the borrower declares. */
  readonly prefix: string;
  /** Gives it back without what was declared for these consumers. */
  readonly stop: (consumers: readonly string[], delaysMs?: readonly number[]) => Promise<void>;
};

/** Whether `startRabbit` can start one: from an image or from an installed program. */
export const rabbitStarts = (): boolean => containersAreWanted() || rabbitProgram() !== null;

/** Whether `lendRabbit` has any to lend. */
export const rabbitIsThere = (): boolean => serverUrl('rabbitmq') !== undefined || rabbitStarts();

/**
 * Lends the broker that AMQP_URL names, else a node started for it: a node takes seconds of a processor to start.
 * Whoever has to kill a broker, or writes its definitions, starts one of their own with `startRabbit()`.
 */
export async function lendRabbit(name: string): Promise<LentRabbit> {
  const prefix = `${name}-${randomBytes(6).toString('hex')}`;
  const shared = serverUrl('rabbitmq');
  if (!shared) {
    const own = await startRabbit();
    return { url: own.url, prefix, stop: own.stop };
  }
  return { url: shared, prefix, stop: (consumers, delaysMs) => removeTopology(shared, prefix, consumers, delaysMs) };
}

/**
 * Starts a node with a port and data of its own, in a container where the run has an engine, else from the installed program.
 * @param options.isUp false: it waits for `restart`
 * @param options.definitions loaded at its start; `guest` has to be among the accounts
 * @throws where there is neither: ask `rabbitStarts()` first
 */
export const startRabbit = (options: StartRabbitOptions = {}): Promise<TestRabbit> =>
  containersAreWanted() ? startRabbitContainer(options) : startRabbitProgram(options);
