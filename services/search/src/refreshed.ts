import type { Clock } from '@pusula/service-kit/service';

type RefreshedOptions<T> = {
  /** What there is until the first load has ended. */
  readonly first: T;
  readonly load: () => Promise<T>;
  readonly maximumAgeMs: number;
  readonly clock: Clock;
};

/** A value that is loaded behind the back of whoever reads it: a reader gets what is at hand, and what fails to load is tried again when it is next read. */
export function refreshed<T>({ first, load, maximumAgeMs, clock }: RefreshedOptions<T>): () => T {
  let kept = first;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let isLoading = false;
  const refresh = async () => {
    isLoading = true;
    try {
      kept = await load();
      freshUntil = clock.now().getTime() + maximumAgeMs;
    } catch {
      // What was last seen is shown meanwhile.
    } finally {
      isLoading = false;
    }
  };
  return () => {
    if (!isLoading && clock.now().getTime() >= freshUntil) void refresh();
    return kept;
  };
}
