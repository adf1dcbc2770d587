import type { Metrics } from '@pusula/service-kit/http';

type Times = ReturnType<Metrics['requests']['labels']>;

/** Counts and times answers by route and status. Each pair's series is looked up once: the labels cost more than the counting. */
export function answerTimes(requests: Metrics['requests']): (route: string | undefined, status: number, tookMs: number) => void {
  const known = new Map<string, Times>();
  return (route = 'unknown', status, tookMs) => {
    const key = `${status} ${route}`;
    let times = known.get(key);
    if (!times) {
      times = requests.labels({ route, status: String(status) });
      known.set(key, times);
    }
    times.observe(tookMs / 1_000);
  };
}
