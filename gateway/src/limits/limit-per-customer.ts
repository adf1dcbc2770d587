import { LIMITS } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';

/** Of what is under way at once: so much of all networks, so much of whoever has many of them, and so much of one, so that no other waits for it. */
export type CustomerLimits = { readonly inAll: number; readonly ofCustomer: number; readonly ofNetwork: number };
export type CustomerLimit = {
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
export const LONG_BODIES: CustomerLimits = {
  inAll: 8 * LIMITS.pictureBodyBytes,
  ofCustomer: 4 * LIMITS.pictureBodyBytes,
  ofNetwork: 2 * LIMITS.pictureBodyBytes,
};
/** Bytes, which lie in memory twice, as text and as what is sent. */
export const LONG_REPLIES: CustomerLimits = {
  inAll: 8 * LIMITS.ownDataBytes,
  ofCustomer: 4 * LIMITS.ownDataBytes,
  ofNetwork: 2 * LIMITS.ownDataBytes,
};
/** A short reply that is not taken lies in memory, up to some 200 KB of it. */
export const REQUESTS: CustomerLimits = { inAll: 1_500, ofCustomer: 500, ofNetwork: 250 };

type Place = { readonly network: string; readonly weight: number; readonly giveUp: (() => void) | undefined };
/** The places of a network, or of whoever has many of them; the oldest first. */
type Held = { readonly places: Set<Place>; weight: number };
type HeldByCustomer = Held & { readonly networks: Map<string, Held> };

const weightOf = (held: Held | undefined): number => held?.weight ?? 0;
const countOf = (held: Held | undefined): number => held?.places.size ?? 0;

/**
 * Where all places are taken, nobody waits for who holds many: the oldest one of the customer who has most makes room, and among the networks of a customer that of the
 * one that has most.
 * @param scale as RATE_LIMIT_SCALE
 */
export function limitPerCustomer({ inAll, ofCustomer, ofNetwork }: CustomerLimits, scale = 1): CustomerLimit {
  const customers = new Map<string, HeldByCustomer>();
  let total = 0;

  const take = (name: string, place: Place): void => {
    const customer = customers.get(name) ?? { places: new Set(), weight: 0, networks: new Map() };
    const own = customer.networks.get(place.network) ?? { places: new Set(), weight: 0 };
    customers.set(name, customer);
    customer.networks.set(place.network, own);
    for (const held of [customer, own]) {
      held.places.add(place);
      held.weight += place.weight;
    }
    total += place.weight;
  };
  const free = (place: Place): void => {
    const name = customerOf(place.network);
    const customer = customers.get(name);
    const own = customer?.networks.get(place.network);
    if (!customer || !own?.places.delete(place)) return;
    customer.places.delete(place);
    for (const held of [customer, own]) held.weight -= place.weight;
    if (own.places.size === 0) customer.networks.delete(place.network);
    if (customer.places.size === 0) customers.delete(name);
    total -= place.weight;
  };
  /** Ends the oldest of who has most. @returns whether there was somebody who has more than the newcomer would have */
  const makeRoom = (holders: Iterable<Held>, ofNewcomer: number): boolean => {
    let most: ReadonlySet<Place> = new Set();
    for (const { places } of holders) if (places.size > most.size) most = places;
    const oldest = most.values().next().value;
    // With one less than this, the newcomer would be the one who has most.
    if (!oldest?.giveUp || most.size <= ofNewcomer + 1) return false;
    free(oldest);
    oldest.giveUp();
    return true;
  };
  /** Among the networks of the customer first, then among all customers. */
  const findRoom = (customer: HeldByCustomer | undefined, network: string, weight: number): boolean => {
    const own = customer?.networks.get(network);
    if (weightOf(own) + weight > ofNetwork * scale) return false;
    while (weightOf(customer) + weight > ofCustomer * scale) if (!makeRoom(customer?.networks.values() ?? [], countOf(own))) return false;
    while (total + weight > inAll * scale) if (!makeRoom(customers.values(), countOf(customer))) return false;
    return true;
  };

  return {
    begin(network, { weight = 1, giveUp } = {}) {
      const name = customerOf(network);
      if (!findRoom(customers.get(name), network, weight)) return undefined;
      const place = { network, weight, giveUp };
      take(name, place);
      return () => free(place);
    },
  };
}
