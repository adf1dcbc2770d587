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
/** Whose turn a rendering takes. */
export type Uploader = { readonly name: string; readonly hasProvenAddress: boolean };

/** Whoever has proven no address is their network's customer: by invented addresses, and by networks of IPv6, everybody would have as many turns as they like. */
export function uploaderOf(caller: Extract<Caller, { type: 'User' | 'Register' }>): Uploader {
  const own = caller.type === 'User' ? caller.id : caller.email;
  const hasProvenAddress = caller.type === 'User' && caller.verified;
  return { name: hasProvenAddress || caller.network === undefined ? own : customerOf(caller.network), hasProvenAddress };
}

/**
 * One rendering at a time of those who have proven an address and one of all others, so that no stranger takes the turn of a person who is known. In both, whoever had
 * a turn longest ago is next.
 */
export function createRenderTurns(): RenderTurns {
  const [proven, unproven] = [fairQueue(LIMITS_OF_TURNS), fairQueue(LIMITS_OF_TURNS)];
  return async (uploader, render, signal) => {
    const leave = await takeTurn(uploader.hasProvenAddress ? proven : unproven, uploader.name, signal);
    try {
      signal?.throwIfAborted();
      return await render();
    } finally {
      leave?.();
    }
  };
}

async function takeTurn(queue: FairQueue, name: string, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const place: Place = queue.enter(name);
  if (!place) throw failure('TOO_MANY_REQUESTS');
  if (typeof place === 'function') return place;
  signal?.addEventListener('abort', place.giveUp, { once: true });
  const leave = await place.turn;
  signal?.removeEventListener('abort', place.giveUp);
  return leave;
}
