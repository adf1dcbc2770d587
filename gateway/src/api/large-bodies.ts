/** Shorter bodies are bounded well enough by how many calls there may be. */
export const LARGE_BODY_BYTES = 100 * 1024;
/** A body of seven megabytes takes three times as much while it is read and sent on; half of a small container may go to them. */
const AT_ONCE = 8;
/** Of one network, so that no other waits for it. */
const AT_ONCE_OF_NETWORK = 2;

/** Counts one in. @returns what counts it out again; undefined when there is no room for it */
export type LargeBodies = { readonly begin: (network: string) => (() => void) | undefined };

/** Of the large bodies of all callers, so many are in memory at once: from before their first byte is read until their calls are answered. */
export function createLargeBodies(): LargeBodies {
  const underWay = new Map<string, number>();
  let total = 0;
  const add = (network: string, more: 1 | -1) => {
    total += more;
    const left = (underWay.get(network) ?? 0) + more;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  };
  return {
    begin(network) {
      if (total >= AT_ONCE || (underWay.get(network) ?? 0) >= AT_ONCE_OF_NETWORK) return undefined;
      add(network, 1);
      return () => add(network, -1);
    },
  };
}
