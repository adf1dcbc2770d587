/**
 * Works on a batch together. One that fails is halved until whatever keeps it from succeeding is found, and worked on alone; everything keeps its order.
 * @param together whether it succeeded; when not, nothing of it was done
 */
export async function inHalves<T>(
  batch: readonly T[],
  together: (batch: readonly T[]) => Promise<boolean>,
  alone: (item: T) => Promise<void>,
): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  if (batch.length === 1) return alone(first);
  if (await together(batch)) return;
  const middle = Math.ceil(batch.length / 2);
  await inHalves(batch.slice(0, middle), together, alone);
  await inHalves(batch.slice(middle), together, alone);
}
