import { LRUCache } from 'lru-cache';
import type { ConcurrencyPerCaller } from './concurrency-per-caller.ts';

/** How many are under way at once, how many of one caller, and how many wait in one line of a caller. */
export type FairQueueLimits = {
  readonly atOnce: number;
  readonly ofOneAtOnce: number;
  readonly ofOneWaiting: number;
  /**
   * Of how many callers it is known when they last had a turn: whoever had theirs longest ago, or none, is next, so that nobody who comes new waits for all who keep
   * coming. None when left out: turns go round.
   */
  readonly remembered?: number;
};
/** Ends what is under way; ends it once, however often it is called. */
export type Leave = () => void;
export type Waiting = {
  /** Kept when it is the caller's turn; undefined once the waiting has been given up. */
  readonly turn: Promise<Leave | undefined>;
  readonly giveUp: () => void;
};
/** What has to be called in the end, or a promise of it; undefined when too many of this caller wait already. */
export type Place = Leave | Waiting | undefined;
export type FairQueue = {
  /** @param line of a caller who is many, such as the networks of a provider's customer: each takes turns with the caller's others; the caller itself when left out */
  readonly enter: (caller: string, line?: string) => Place;
  /** Whether nothing is under way, so that nobody waits either. */
  readonly isIdle: () => boolean;
};

type Line = ((leave: Leave | undefined) => void)[];

/**
 * Callers who wait take turns, and so do the lines of a caller, so that nobody waits for all that somebody else has asked for before.
 * @param places what a caller has in this queue and in others together
 */
export function fairQueue(
  { atOnce, ofOneAtOnce, ofOneWaiting, remembered = 0 }: FairQueueLimits,
  places?: ConcurrencyPerCaller,
): FairQueue {
  const underWay = new Map<string, number>();
  /** Who waits, the caller that is next first, and of each the line that is next first. */
  const waiting = new Map<string, Map<string, Line>>();
  const lastTurns = remembered > 0 ? new LRUCache<string, number>({ max: remembered }) : undefined;
  let total = 0;
  let turns = 0;

  const underWayOf = (caller: string) => underWay.get(caller) ?? 0;
  const mayBegin = (caller: string) => total < atOnce && underWayOf(caller) < ofOneAtOnce && (places?.hasPlace(caller) ?? true);
  const begin = (caller: string): Leave => {
    underWay.set(caller, underWayOf(caller) + 1);
    total++;
    places?.take(caller);
    lastTurns?.set(caller, ++turns);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      leave(caller);
    };
  };
  const leave = (caller: string): void => {
    const left = underWayOf(caller) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
    total--;
    beginNext();
    places?.giveBack(caller);
  };
  const nextCaller = (): string | undefined => {
    let next: string | undefined;
    let earliest = Number.POSITIVE_INFINITY;
    for (const caller of waiting.keys()) {
      const lastTurn = lastTurns?.get(caller) ?? 0;
      if (lastTurn >= earliest || !mayBegin(caller)) continue;
      [next, earliest] = [caller, lastTurn];
      if (earliest === 0) break;
    }
    return next;
  };
  const beginNext = (): boolean => {
    const caller = nextCaller();
    const lines = caller === undefined ? undefined : waiting.get(caller);
    if (caller === undefined || !lines) return false;
    const [name, line] = firstOf(lines);
    const [next] = line.splice(0, 1);
    lines.delete(name);
    if (line.length > 0) lines.set(name, line);
    waiting.delete(caller);
    if (lines.size > 0) waiting.set(caller, lines);
    next?.(begin(caller));
    return true;
  };

  const giveUp = (caller: string, name: string, resolve: Line[number]): void => {
    const lines = waiting.get(caller);
    const line = lines?.get(name);
    const at = line?.indexOf(resolve) ?? -1;
    if (!lines || !line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(name);
    if (lines.size === 0) waiting.delete(caller);
    resolve(undefined);
  };

  places?.addQueue(beginNext);
  return {
    enter(caller, name = caller) {
      if (mayBegin(caller)) return begin(caller);
      const lines = waiting.get(caller) ?? new Map<string, Line>();
      const line = lines.get(name) ?? [];
      if (line.length >= ofOneWaiting) return undefined;
      waiting.set(caller, lines.set(name, line));
      const { promise: turn, resolve } = Promise.withResolvers<Leave | undefined>();
      line.push(resolve);
      return { turn, giveUp: () => giveUp(caller, name, resolve) };
    },
    isIdle: () => total === 0,
  };
}

/** There is always one: a caller whose last line has ended waits no more. */
const firstOf = (lines: ReadonlyMap<string, Line>): readonly [string, Line] => lines.entries().next().value ?? ['', []];
