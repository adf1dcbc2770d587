import { setImmediate } from 'node:timers/promises';
import type { SearchDocument, SearchIndex } from '../port.ts';
import { Collection } from './collection.ts';

/** How many documents are added before other work gets its turn. */
const BATCH = 100;
/** A generation is rebuilt when it holds this many dead documents, and as many as live ones in four. */
const TOLERATED_DEAD = 1_000;

/** The index in this process's memory: nothing to install, gone at exit, filled again from the service's database at start. */
export function createEmbeddedIndex(): SearchIndex {
  let live = new Collection();
  let next: Collection | undefined;
  let compacting: Promise<void> | undefined;

  const both = (write: (collection: Collection) => void) => {
    write(live);
    if (next) write(next);
  };

  const rebuild = async (source: AsyncIterable<readonly SearchDocument[]>) => {
    const building = new Collection();
    next = building;
    try {
      for await (const documents of source) await inTurns(documents, (document) => building.upsert(document));
      for (const removal of live.removals()) building.remove(removal);
      // A newer rebuild that began meanwhile has taken this one's place.
      if (next === building) live = building;
    } finally {
      if (next === building) next = undefined;
    }
  };

  const compactWhenWorthIt = () => {
    if (next || compacting || live.dead < TOLERATED_DEAD || live.dead * 4 < live.live) return;
    compacting = rebuild(inBatches([...live.documents()])).finally(() => {
      compacting = undefined;
    });
  };

  return {
    kind: 'embedded',
    upsert: async (documents) => {
      await inTurns(documents, (document) => both((collection) => collection.upsert(document)));
      compactWhenWorthIt();
    },
    remove: async (removals) => {
      for (const removal of removals) both((collection) => collection.remove(removal));
    },
    search: async (query) => live.search(query),
    get: async (id) => live.get(id),
    alike: async (query) => live.alike(query),
    suggest: async (typed, language, limit) => live.suggest(typed, language, limit),
    rebuild,
    // Documents bring their vectors along, whatever space they lie in.
    holds: async () => true,
    fingerprint: async () => live.fingerprint(),
    isHealthy: async () => true,
    close: async () => {
      await compacting;
    },
  };
}

async function inTurns<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (let at = 0; at < items.length; at++) {
    if (at > 0 && at % BATCH === 0) await setImmediate();
    work(items[at] as T);
  }
}

async function* inBatches(documents: readonly SearchDocument[]): AsyncGenerator<readonly SearchDocument[]> {
  for (let at = 0; at < documents.length; at += BATCH) {
    await setImmediate();
    yield documents.slice(at, at + BATCH);
  }
}
