import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second for whoever asks, whatever its own clock does. */
const TICKS_PER_SECOND = 100;
/** Positions in /proc/<pid>/stat after the program's name, which may itself contain blanks. */
const [USER, KERNEL] = [11, 12];

/** Seconds of processor time that a process has used so far, in its own code and in the kernel's; NaN where there is no /proc. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[KERNEL])) / TICKS_PER_SECOND;
}
