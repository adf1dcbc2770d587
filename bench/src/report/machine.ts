import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Effort } from '../row.ts';

const GIGABYTE = 1024 ** 3;
/** How long the machine is watched before a run. */
const WATCHED_MS = 3_000;
/** A machine that does more than this beside the run takes turns with it. */
const MOST_BUSY = 0.15;

/** Figures of two machines of one kind can be compared. */
export const machineKind = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? arch()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${platform()} ${arch()}, Node ${process.version}`;

function processorTimes() {
  const all = cpus().map(({ times }) => times);
  const sum = (of: (times: (typeof all)[number]) => number) => all.reduce((total, times) => total + of(times), 0);
  return { idle: sum(({ idle }) => idle), total: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq) };
}

/** Whether others keep the machine busy. @returns how much of its processors they use, 0 to 1, and whether that is too much to measure beside */
export async function watchMachine(): Promise<{ readonly busy: number; readonly isBusy: boolean }> {
  const before = processorTimes();
  await setTimeout(WATCHED_MS);
  const after = processorTimes();
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total);
  return { busy, isBusy: busy > MOST_BUSY };
}

/** What a reader must know of a run besides its date and machine. */
export const aboutThisRun = (effort: Effort, busy: number, isBusy: boolean): string =>
  `${effort.rounds} rounds of ${effort.seconds} s where nothing else is said; ${Math.round(100 * busy)} % busy when it began${isBusy ? ' **with other work, so the figures are rough**' : ''}`;
