import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** Somebody else's processes took turns with ours. */
const busy = () => (loadavg()[0] ?? 0) > availableParallelism() / 2;

/** What the figures were measured on. The load says whether the machine had something else to do when the run began. */
export const aboutThisRun = (effort: { rounds: number; seconds: number; quick: boolean }): string[] => [
  `Date: ${new Date().toISOString().slice(0, 10)}`,
  `Machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? arch()}), ${Math.round(totalmem() / GIGABYTE)} GB, ${platform()} ${arch()}; load when the run began ${(loadavg()[0] ?? 0).toFixed(1)}${busy() ? ': **busy with other work, so the figures are rough**' : ''}`,
  `Node: ${process.version}`,
  `Rounds: ${effort.rounds} of ${effort.seconds} s${effort.quick ? ' (quick: only to see that the rows run)' : ''}`,
];
