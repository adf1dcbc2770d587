import { LRUCache } from 'lru-cache';
import { failure } from '../failure.ts';
import { limitConcurrency } from '../run/limit-concurrency.ts';

/** A picture is drawn within a quarter of a second and takes some 10 MB until it is. */
const DRAWN_AT_ONCE = 2;
/** Whoever comes after so many would wait for longer than a gateway does. */
const MOST_WAITING = 20;
const KEPT_BYTES = 8_000_000;
/** Links are looked at by many in their first minute; an erased person's picture must not stay for longer. */
const KEPT_MS = 60_000;

export type DrawnPictures = {
  /** What was drawn under a key, or is drawn now: once for all who ask meanwhile. @throws failure('SERVICE_UNAVAILABLE') when too many wait */
  readonly get: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
};

/** Keeps drawn pictures for a minute, in memory alone: nothing of them has to be erased anywhere else. */
export function createDrawnPictures(): DrawnPictures {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (content) => content.length,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const turn = limitConcurrency(DRAWN_AT_ONCE);

  const begin = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    if (underWay.size >= DRAWN_AT_ONCE + MOST_WAITING) return Promise.reject(failure('SERVICE_UNAVAILABLE'));
    const drawing = turn(draw).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    drawing.then(
      (content) => kept.set(key, content),
      () => undefined, // whoever asked hears of it
    );
    return drawing;
  };
  return { get: async (key, draw) => kept.get(key) ?? underWay.get(key) ?? begin(key, draw) };
}
