const STYLE = process.stdout.isTTY ? { dim: '\u001b[2m', bold: '\u001b[1m', off: '\u001b[0m' } : { dim: '', bold: '', off: '' };

export const print = (line = ''): void => void process.stdout.write(`${line}\n`);
export const bold = (text: string): string => `${STYLE.bold}${text}${STYLE.off}`;
export const dim = (text: string): string => `${STYLE.dim}${text}${STYLE.off}`;

/** Says what is being done and, when it is done, how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  print(`  ${what} ...`);
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= 0.5) print(dim(`    ${seconds.toFixed(1)} s`));
  return result;
}
