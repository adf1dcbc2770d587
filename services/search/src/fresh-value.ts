import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';

type FreshValueOptions<T> = {
  readonly load: () => Promise<T>;
  readonly maximumAgeMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** What is logged when it cannot be loaded. */
  readonly problem: string;
};

/** A value that is no older than it may be: whoever reads it waits for a newer one. While it cannot be loaded it is the last one that could. */
export function freshValue<T extends object>({ load, maximumAgeMs, clock, log, problem }: FreshValueOptions<T>): () => Promise<T> {
  let kept: T | undefined;
  let loading: Promise<T> | undefined;
  let freshUntil = 0;
  const warn = repeatedWarning(log, problem);

  const reload = async (): Promise<T> => {
    try {
      kept = await load();
    } catch (error) {
      if (!kept) throw error;
      warn(error);
    }
    freshUntil = clock.now().getTime() + maximumAgeMs;
    return kept;
  };

  return async () => {
    if (kept && clock.now().getTime() < freshUntil) return kept;
    loading ??= reload().finally(() => {
      loading = undefined;
    });
    return loading;
  };
}
