/** Times in milliseconds (docs/promises.md, R9). */
const OPENS_AFTER_FAILURES = 5;
const HALF_OPENS_AFTER_MS = 10_000;

export type Breaker = {
  /** Whether a call may go out now. After the pause exactly one probe may. */
  readonly allows: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Of a call whose caller left before its answer: it says nothing about the service, and another may probe. */
  readonly abandoned: () => void;
  readonly state: () => 'closed' | 'open' | 'half-open';
};

/**
 * Stops calling what keeps failing, so that its callers fail at once instead of queueing behind a timeout.
 * @param now milliseconds, monotonic enough to measure ten seconds
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openedAt = 0;
  let probing = false;
  const isOpen = () => failures >= OPENS_AFTER_FAILURES;
  const pauseIsOver = () => now() - openedAt >= HALF_OPENS_AFTER_MS;

  return {
    allows() {
      if (!isOpen()) return true;
      if (!pauseIsOver() || probing) return false;
      probing = true;
      return true;
    },
    succeeded() {
      failures = 0;
      probing = false;
    },
    failed() {
      failures += 1;
      probing = false;
      if (isOpen()) openedAt = now();
    },
    abandoned() {
      probing = false;
    },
    state() {
      if (!isOpen()) return 'closed';
      return pauseIsOver() ? 'half-open' : 'open';
    },
  };
}
