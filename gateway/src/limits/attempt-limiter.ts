import { RATE_LIMITS, type RateLimitName } from '@pusula/contracts';
import { countedKeys, type Subject } from './counted-keys.ts';
import type { CounterHits, CounterTotal } from './shared-counters.ts';

export type Attempt = {
  /** 0 when the attempt may go on, else the seconds until another may. */
  readonly secondsToWait: number;
  /** Only failures count. What cannot be taken back now, because the store is away, is taken back later. */
  readonly undo: () => Promise<void>;
};
export type AttemptSubject<S = string> = { readonly limit: RateLimitName; readonly subject: S };
export type AttemptLimiter = {
  readonly begin: (subjects: readonly AttemptSubject<Subject>[]) => Promise<Attempt>;
  /** Nothing has been tried: for somebody who has proven who they are in another way. */
  readonly forget: (subject: AttemptSubject) => Promise<void>;
  /** Takes back what could not be when it should have been. @throws while the store is away */
  readonly undoLate: () => Promise<void>;
};
/** A count that is forgotten and begins again has another id. */
export type CountedAttempt = CounterTotal & { readonly countId: string };
export type AttemptStore = {
  readonly addAll: (hits: readonly CounterHits[]) => Promise<readonly CountedAttempt[]>;
  /** Takes one off each of the counts that are still the ones that it was added to. */
  readonly undo: (counted: readonly CountedAttempt[]) => Promise<void>;
  readonly forgetKeys: (keys: readonly string[]) => Promise<void>;
};

/** A store that is away for so long that there are more has other troubles. */
const MOST_LATE = 1_000;

const keyOf = ({ limit, subject }: AttemptSubject): string => `${limit}:${subject}`;

/**
 * Limits on failures, such as wrong passwords (S1). An attempt is counted in the shared store before it is made and taken back when it succeeds or is refused, so that a hundred
 * parallel guesses at several replicas get no more tries than five in a row.
 * @param now milliseconds since the epoch
 */
export function createAttemptLimiter(store: AttemptStore, now: () => number, scale = 1): AttemptLimiter {
  let late: (readonly CountedAttempt[])[] = [];
  // A right proof is not refused because nobody could note that it was right.
  const undo = (counted: readonly CountedAttempt[]) =>
    store.undo(counted).catch(() => {
      late = [...late, counted].slice(-MOST_LATE);
    });
  return {
    async begin(subjects) {
      const time = now();
      const counted = subjects.flatMap(({ limit, subject }) => {
        const { windowMs } = RATE_LIMITS[limit];
        const window = Math.floor(time / windowMs);
        const times = { expiresAt: new Date((window + 2) * windowMs), ends: (window + 1) * windowMs };
        return countedKeys(limit, subject).map(({ key, allowed }) => ({ key, window, hits: 1, allowed: allowed * scale, ...times }));
      });
      const added = await store.addAll(counted);
      const totals = new Map(added.map(({ key, hits }) => [key, hits]));
      const exceeded = counted.filter(({ key, allowed }) => (totals.get(key) ?? 0) > allowed);
      const secondsToWait = Math.max(0, ...exceeded.map(({ ends }) => Math.ceil((ends - time) / 1000)));
      return {
        secondsToWait,
        undo: () => undo(added),
      };
    },
    async undoLate() {
      for (const counted of late) {
        await store.undo(counted);
        late = late.filter((one) => one !== counted);
      }
    },
    forget: (subject) => store.forgetKeys([keyOf(subject)]),
  };
}
