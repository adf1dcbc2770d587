/** A map that forgets its oldest entries, so that callers cannot make it grow without end. */
export type BoundedCache<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
  readonly delete: (key: string) => void;
};

/** @param limit number of entries kept at most; the ones set longest ago go first */
export function createBoundedCache<V>(limit: number): BoundedCache<V> {
  const entries = new Map<string, V>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      if (entries.size >= limit) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      entries.set(key, value);
    },
    delete: (key) => {
      entries.delete(key);
    },
  };
}
