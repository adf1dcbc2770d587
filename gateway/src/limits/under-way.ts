import { LIMITS } from '@pusula/contracts';
import { customerOf } from '../web/client-address.ts';

/** Of what is under way at once: so much of all networks, so much of whoever has many of them, and so much of one, so that no other waits for it. */
export type MostUnderWay = { readonly inAll: number; readonly ofCustomer: number; readonly ofNetwork: number };
export type UnderWay = {
  /**
   * Counts one in.
   * @param network as `networkOf` names it
   * @param options.weight how much of the room it takes; 1 when left out
   * @param options.giveUp ends it before its time: it may lose its place while all are taken. Left out, it keeps its place, and the next one has none
   * @returns what counts it out again; undefined when there is no room for it
   */
  readonly begin: (network: string, options?: { readonly weight?: number; readonly giveUp?: () => void }) => (() => void) | undefined;
};

/** Bytes. A body takes three times as much while it is read and sent on; half of a small container may go to them. */
export const LONG_BODIES: MostUnderWay = {
  inAll: 8 * LIMITS.pictureBodyBytes,
  ofCustomer: 4 * LIMITS.pictureBodyBytes,
  ofNetwork: 2 * LIMITS.pictureBodyBytes,
};
/** A reply that is not taken lies in memory, up to some 200 KB of it. */
export const REQUESTS: MostUnderWay = { inAll: 1_500, ofCustomer: 500, ofNetwork: 250 };

type Bound = { readonly key: string; readonly most: number };
type Place = { readonly network: string; readonly weight: number; readonly giveUp: (() => void) | undefined };

/** Pure: the places of each network, the oldest first. */
function networksAmong(places: ReadonlySet<Place>): ReadonlyMap<string, ReadonlySet<Place>> {
  const grouped = Map.groupBy(places, ({ network }) => network);
  return new Map([...grouped].map(([network, theirs]) => [network, new Set(theirs)]));
}

/**
 * Where all places are taken, nobody waits for who holds many: the oldest one of the customer who has most makes room, and among the networks of a customer that of the
 * one that has most.
 * @param scale as RATE_LIMIT_SCALE
 */
export function countUnderWay({ inAll, ofCustomer, ofNetwork }: MostUnderWay, scale = 1): UnderWay {
  const weightOf = new Map<string, number>();
  /** The oldest first. */
  const byCustomer = new Map<string, Set<Place>>();
  let total = 0;

  const boundsOf = (network: string): readonly [Bound, Bound] => [
    { key: `network ${network}`, most: ofNetwork * scale },
    { key: `customer ${customerOf(network)}`, most: ofCustomer * scale },
  ];
  const isOver = ({ key, most }: Bound, weight: number) => (weightOf.get(key) ?? 0) + weight > most;
  const weigh = (network: string, weight: number): void => {
    total += weight;
    for (const { key } of boundsOf(network)) {
      const held = (weightOf.get(key) ?? 0) + weight;
      if (held > 0) weightOf.set(key, held);
      else weightOf.delete(key);
    }
  };

  const placesOf = (network: string): Set<Place> => byCustomer.get(customerOf(network)) ?? new Set();
  const free = (place: Place): void => {
    const [network, places] = [place.network, placesOf(place.network)];
    if (!places.delete(place)) return;
    if (places.size === 0) byCustomer.delete(customerOf(network));
    weigh(network, -place.weight);
  };
  /** Ends the oldest of who has most. @returns whether there was somebody who has more than the newcomer would have */
  const makeRoom = (holders: Iterable<ReadonlySet<Place>>, ofNewcomer: number): boolean => {
    let most: ReadonlySet<Place> = new Set();
    for (const places of holders) if (places.size > most.size) most = places;
    const oldest = most.values().next().value;
    // With one less than this, the newcomer would be the one who has most.
    if (!oldest?.giveUp || most.size <= ofNewcomer + 1) return false;
    free(oldest);
    oldest.giveUp();
    return true;
  };
  /** Among the networks of its customer first, then among all customers. */
  const findRoom = (network: string, weight: number): boolean => {
    const [own, customer] = boundsOf(network);
    if (isOver(own, weight)) return false;
    while (isOver(customer, weight)) {
      const networks = networksAmong(placesOf(network));
      if (!makeRoom(networks.values(), networks.get(network)?.size ?? 0)) return false;
    }
    while (total + weight > inAll * scale) if (!makeRoom(byCustomer.values(), placesOf(network).size)) return false;
    return true;
  };

  return {
    begin(network, { weight = 1, giveUp } = {}) {
      if (!findRoom(network, weight)) return undefined;
      const place = { network, weight, giveUp };
      byCustomer.set(customerOf(network), placesOf(network).add(place));
      weigh(network, weight);
      return () => free(place);
    },
  };
}
