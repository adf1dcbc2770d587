import type { Clock } from '@pusula/service-kit/service';

/** Whoever changes a filter asks again within minutes; which searches those were is forgotten then. */
const SAME_SEARCH_MS = 5 * 60_000;
const MOST_REMEMBERED = 10_000;

/** Whether something is seen for the first time in a while. */
export function firstTime(clock: Clock): (name: string) => boolean {
  let seen = new Set<string>();
  let until = 0;
  return (name) => {
    const now = clock.now().getTime();
    if (now >= until || seen.size >= MOST_REMEMBERED) {
      seen = new Set();
      until = now + SAME_SEARCH_MS;
    }
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  };
}
