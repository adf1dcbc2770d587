/** Adds this replica's hits to those of all others and answers the totals. Keys carry no personal data. */
export type CounterStore = {
  readonly addAll: (hits: readonly CounterHits[]) => Promise<readonly CounterTotal[]>;
};
export type CounterTotal = { readonly key: string; readonly window: number; readonly hits: number };
export type CounterHits = CounterTotal & { readonly expiresAt: Date };

export type SharedCounters = {
  /** Counts one hit and answers how many the window has seen, as far as this replica knows. */
  readonly add: (key: string, window: number, windowMs: number) => number;
  /** Takes this replica's hits to the store and learns of the others'. */
  readonly exchange: () => Promise<void>;
};

type Counter = { window: number; windowMs: number; total: number; unsent: number };
/** Beyond this many subjects the oldest are forgotten here; the store still knows them. */
const MAXIMUM_KEYS = 200_000;

/**
 * Counters kept in memory for speed and exchanged with a store every few hundred milliseconds, so that a limit holds across replicas without a round trip per
 * request. When the store is away each replica goes on counting for itself.
 */
export function createSharedCounters(store: CounterStore): SharedCounters {
  const counters = new Map<string, Counter>();
  const changed = new Set<string>();

  const current = (key: string, window: number): Counter | undefined => {
    const counter = counters.get(key);
    return counter?.window === window ? counter : undefined;
  };

  /** This replica's hits since the last exchange. */
  const takeUnsent = (): CounterHits[] => {
    const sent: CounterHits[] = [];
    for (const key of changed) {
      const counter = counters.get(key);
      if (!counter || counter.unsent === 0) continue;
      sent.push({ key, window: counter.window, hits: counter.unsent, expiresAt: new Date((counter.window + 2) * counter.windowMs) });
      counter.unsent = 0;
    }
    changed.clear();
    return sent;
  };
  const learn = ({ key, window, hits }: CounterTotal) => {
    const counter = current(key, window);
    if (counter) counter.total = hits + counter.unsent;
  };
  const putBack = ({ key, window, hits }: CounterHits) => {
    const counter = current(key, window);
    if (!counter) return;
    counter.unsent += hits;
    changed.add(key);
  };

  return {
    add(key, window, windowMs) {
      let counter = current(key, window);
      if (!counter) {
        counter = { window, windowMs, total: 0, unsent: 0 };
        counters.delete(key);
        if (counters.size >= MAXIMUM_KEYS) forgetOldest(counters);
        counters.set(key, counter);
      }
      counter.total += 1;
      counter.unsent += 1;
      changed.add(key);
      return counter.total;
    },
    async exchange() {
      const sent = takeUnsent();
      if (sent.length === 0) return;
      try {
        for (const total of await store.addAll(sent)) learn(total);
      } catch (error) {
        sent.forEach(putBack);
        throw error;
      }
    },
  };
}

function forgetOldest(counters: Map<string, Counter>): void {
  const oldest = counters.keys().next();
  if (!oldest.done) counters.delete(oldest.value);
}
