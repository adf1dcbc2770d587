import type { Clock } from '@pusula/service-kit/service';

type RevalidateOptions<T> = {
  /** What there is until the first load has ended. */
  readonly first: T;
  readonly load: () => Promise<T>;
  readonly maximumAgeMs: number;
  readonly clock: Clock;
};

/** What is at hand of it; `once` is there when it has been loaded for the first time, or could not be. */
export type Revalidated<T> = (() => T) & { readonly once: () => Promise<void> };

/** A value that is loaded behind the back of whoever reads it: a reader gets what is at hand, and what fails to load is tried again when it is next read. */
export function staleWhileRevalidate<T>({ first, load, maximumAgeMs, clock }: RevalidateOptions<T>): Revalidated<T> {
  let kept = first;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let isLoading = false;
  let firstTime: Promise<void> | undefined;
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
  const read = () => {
    if (!isLoading && clock.now().getTime() >= freshUntil) {
      const loading = refresh();
      firstTime ??= loading;
    }
    return kept;
  };
  const once = async () => {
    read();
    await firstTime;
  };
  return Object.assign(read, { once });
}
