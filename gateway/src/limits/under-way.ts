/** Of what is under way at once: so much of all networks, and so much of one, so that no other waits for it. */
export type MostUnderWay = { readonly inAll: number; readonly ofNetwork: number };
/** Counts one in. @returns what counts it out again; undefined when there is no room for it */
export type UnderWay = { readonly begin: (network: string) => (() => void) | undefined };

/** A body of seven megabytes takes three times as much while it is read and sent on; half of a small container may go to them. */
export const LARGE_BODIES: MostUnderWay = { inAll: 8, ofNetwork: 2 };
/** A reply that is not taken lies in memory, up to some 200 KB of it. */
export const REQUESTS: MostUnderWay = { inAll: 1_500, ofNetwork: 250 };

export function countUnderWay({ inAll, ofNetwork }: MostUnderWay): UnderWay {
  const byNetwork = new Map<string, number>();
  let total = 0;
  const add = (network: string, more: 1 | -1) => {
    total += more;
    const left = (byNetwork.get(network) ?? 0) + more;
    if (left > 0) byNetwork.set(network, left);
    else byNetwork.delete(network);
  };
  return {
    begin(network) {
      if (total >= inAll || (byNetwork.get(network) ?? 0) >= ofNetwork) return undefined;
      add(network, 1);
      return () => add(network, -1);
    },
  };
}
