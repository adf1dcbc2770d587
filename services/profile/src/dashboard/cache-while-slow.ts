/** What takes less is done whenever somebody asks. */
const QUICK_MS = 1_000;
/** An answer is given again for so many times as long as it took to find: finding it anew takes a twentieth of the time at most. */
const KEPT_FACTOR = 20;
const LONGEST_KEPT_MS = 60_000;

type Kept<T> = { readonly answer: Promise<T>; untilMs: number };

/**
 * Asks again at once while that is quick, and not for a while when it takes long: whoever asks meanwhile gets the last answer.
 * @param ask called with a key; there may only be few of them
 * @param now milliseconds that only grow
 */
export function cacheWhileSlow<K, T>(ask: (key: K) => Promise<T>, now = performance.now.bind(performance)): (key: K) => Promise<T> {
  const kept = new Map<K, Kept<T>>();
  const askAnew = (key: K, isSlow: boolean): Promise<T> => {
    const began = now();
    const answer = ask(key);
    const one: Kept<T> = { answer, untilMs: isSlow ? Number.POSITIVE_INFINITY : 0 };
    kept.set(key, one);
    answer.then(
      () => {
        const tookMs = now() - began;
        one.untilMs = tookMs > QUICK_MS ? now() + Math.min(KEPT_FACTOR * tookMs, LONGEST_KEPT_MS) : 0;
      },
      () => kept.delete(key),
    );
    return answer;
  };
  return (key) => {
    const last = kept.get(key);
    return last && now() < last.untilMs ? last.answer : askAnew(key, last !== undefined && last.untilMs > 0);
  };
}
