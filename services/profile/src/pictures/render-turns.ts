import type { Caller } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import { type FairQueue, failure, fairQueue, type Place } from '@pusula/service-kit/service';

/** A rendering has a thread of the process to itself, and a decoded picture takes up to 32 MB. Bodies that wait are bounded by the gateway. */
const LIMITS_OF_TURNS = { atOnce: 1, ofOneAtOnce: 1, ofOneWaiting: 2, remembered: 10_000 };

/**
 * Renders when it is the caller's turn.
 * @param signal of the call that it is for: it gives up its turn, and nothing is rendered
 * @throws failure('TOO_MANY_REQUESTS') when two of whoever it is wait already
 */
export type RenderTurns = <T>(uploader: Uploader, render: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
/** Whose turn a rendering takes: a customer's (without a network the person's own), and among the people of a customer the person's. */
export type Uploader = { readonly customer: string; readonly person?: string; readonly hasProvenAddress: boolean };

/**
 * By invented addresses, aliases of one mailbox and networks of IPv6 everybody would have as many turns as they like: they are a customer's. Whoever has proven an address waits beside others of
 * their customer, who take turns.
 */
export function uploaderOf(caller: Extract<Caller, { type: 'User' | 'Register' }>): Uploader {
  const own = caller.type === 'User' ? caller.id : caller.email;
  const customer = caller.network === undefined ? own : customerOf(caller.network);
  return caller.type === 'User' && caller.verified
    ? { customer, person: own, hasProvenAddress: true }
    : { customer, hasProvenAddress: false };
}

/**
 * One rendering at a time of those who have proven an address and one of all others, so that no stranger takes the turn of a person who is known. In both, the customer that had
 * a turn longest ago is next.
 */
export function createRenderTurns(): RenderTurns {
  const [proven, unproven] = [fairQueue(LIMITS_OF_TURNS), fairQueue(LIMITS_OF_TURNS)];
  return async (uploader, render, signal) => {
    const leave = await takeTurn(uploader.hasProvenAddress ? proven : unproven, uploader, signal);
    try {
      signal?.throwIfAborted();
      return await render();
    } finally {
      leave?.();
    }
  };
}

async function takeTurn(queue: FairQueue, { customer, person }: Uploader, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const place: Place = queue.enter(customer, person);
  if (!place) throw failure('TOO_MANY_REQUESTS');
  if (typeof place === 'function') return place;
  signal?.addEventListener('abort', place.giveUp, { once: true });
  const leave = await place.turn;
  signal?.removeEventListener('abort', place.giveUp);
  return leave;
}
